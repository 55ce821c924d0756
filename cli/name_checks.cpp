#include "cli/name_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "vm/base/nearest_name.h"
#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::cli {
namespace {

std::string suggestion(const std::string& wanted, const std::vector<std::string>& candidates) {
  const std::string guess = base::nearest_name(wanted, candidates);
  return guess.empty() ? "" : "; did you mean " + guess + "?";
}

// Calls are trusted into the class library only. `name` as RunnerOptions::trusted has it: a package ends with '/'.
bool is_in_library(const std::string& name) {
  const std::vector<std::string>& classes = library_images().names();  // sorted
  const auto at = std::lower_bound(classes.begin(), classes.end(), name);
  if (at == classes.end() || !at->starts_with(name)) return false;
  return name.ends_with('/') || *at == name;
}

bool trusted_is_known(const std::string& given, const std::string& name) {
  if (is_in_library(name)) return true;
  std::vector<std::string> candidates;
  for (const std::string& c : library_images().names()) {
    if (c.find('$') != std::string::npos) continue;
    candidates.push_back(bytecode::source_name(c));
    candidates.push_back(bytecode::source_name(c.substr(0, c.rfind('/'))));
  }
  std::fprintf(stderr, "vm: --trust=%s: the class library has no such package or class%s\n", given.c_str(),
               suggestion(given, candidates).c_str());
  return false;
}

// Is that class's field the one that is named "Account.balance", with or without what stands before the class?
bool is_named(const std::string& class_name, const bytecode::FieldImage& field, const std::string& name) {
  const std::string full = bytecode::source_name(class_name) + "." + bytecode::source_name(field.name);
  return full == name || (full.size() > name.size() && full.ends_with("." + name));
}

bool has_field(const bytecode::ClassImage& image, const std::string& name) {
  return std::any_of(image.fields.begin(), image.fields.end(),
                     [&](const bytecode::FieldImage& f) { return is_named(image.name, f, name); });
}

// "int[]", "Item[][]": a type of arrays whose elements are promoted.
bool array_is_known(const Program& program, const std::string& name) {
  const std::string element = name.substr(0, name.find("[]"));
  for (const char* primitive : {"boolean", "byte", "char", "short", "int", "long", "float", "double"})
    if (element == primitive) return true;
  const auto is_it = [&](const std::string& class_name) {
    const std::string full = bytecode::source_name(class_name);
    return full == element || full.ends_with("." + element);
  };
  std::vector<std::string> candidates;
  for (const bytecode::ClassImage& image : program.images()) {
    if (is_it(image.name)) return true;
    candidates.push_back(bytecode::source_name(image.name));
  }
  const std::vector<std::string>& library = library_images().names();
  if (std::any_of(library.begin(), library.end(), is_it)) return true;
  std::fprintf(stderr, "vm: --promote=%s: there is no such class%s\n", name.c_str(),
               suggestion(element, candidates).c_str());
  return false;
}

bool promoted_is_known(const Program& program, const std::string& name) {
  if (name.ends_with("[]")) return array_is_known(program, name);
  for (const bytecode::ClassImage& image : program.images())
    if (has_field(image, name)) return true;
  const std::string owner = name.substr(0, name.rfind('.'));
  for (const std::string& c : library_images().names()) {
    const std::string full = bytecode::source_name(c);
    if (full != owner && !full.ends_with("." + owner)) continue;
    bytecode::ClassImage image;
    std::string error;
    if (library_images().load(c, &image, &error) && has_field(image, name)) return true;
  }
  std::vector<std::string> candidates;
  for (const bytecode::ClassImage& image : program.images())
    for (const bytecode::FieldImage& f : image.fields)
      candidates.push_back(bytecode::source_name(image.name) + "." + f.name);
  std::fprintf(stderr, "vm: --promote=%s: there is no such field%s\n", name.c_str(),
               suggestion(name, candidates).c_str());
  return false;
}

// The names that a class, its fields and methods may be called by in files of rules.
void add_names(const bytecode::ClassImage& image, std::vector<std::string>* names) {
  const std::string full = bytecode::source_name(image.name);
  names->push_back(full);
  for (const bytecode::FieldImage& f : image.fields) names->push_back(full + "." + f.name);
  for (const bytecode::MethodImage& m : image.methods) names->push_back(full + "." + m.name);
}

bool is_among(const std::string& name, const std::vector<std::string>& names) {
  const std::string wanted = bytecode::source_name(name);
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& n) { return n == wanted || n.ends_with("." + wanted); });
}

// A class of the library, or a member of one.
bool is_of_library(const std::string& name) {
  const std::string wanted = bytecode::source_name(name), owner = wanted.substr(0, wanted.rfind('.'));
  for (const std::string& c : library_images().names()) {
    const std::string full = bytecode::source_name(c);
    if (full == wanted || full.ends_with("." + wanted)) return true;
    if (full != owner && !full.ends_with("." + owner)) continue;
    bytecode::ClassImage image;
    std::string error;
    std::vector<std::string> names;
    if (library_images().load(c, &image, &error)) add_names(image, &names);
    if (is_among(name, names)) return true;
  }
  return false;
}

}  // namespace

bool names_are_known(const Program& program, const rules::RulesFile& rules, const std::string& path) {
  std::vector<std::string> known;
  for (const bytecode::ClassImage& image : program.images()) add_names(image, &known);
  for (const rules::UserRule& rule : rules.rules) {
    std::vector<std::string> names = rule.locks;
    if (!rule.what.empty()) names.push_back(rule.what);
    for (const std::string& name : names) {
      if (is_among(name, known) || is_of_library(name)) continue;
      // (Short names, as in the file, are nearer to it.)
      std::vector<std::string> candidates;
      const auto dots = static_cast<size_t>(std::count(name.begin(), name.end(), '.'));
      for (std::string candidate : known) {
        while (static_cast<size_t>(std::count(candidate.begin(), candidate.end(), '.')) > dots)
          candidate.erase(0, candidate.find('.') + 1);
        candidates.push_back(std::move(candidate));
      }
      std::fprintf(stderr, "%s:%zu:%zu: the program has no class, field or method %s%s\n", path.c_str(),
                   rule.line_number, rule.line.find(name) + 1, name.c_str(), suggestion(name, candidates).c_str());
      return false;
    }
  }
  return true;
}

bool names_are_known(const Program& program, const Promoted& promoted) {
  return std::all_of(promoted.names.begin(), promoted.names.end(),
                     [&](const std::string& name) { return promoted_is_known(program, name); });
}

std::string native_method(const Program& program) {
  for (const bytecode::ClassImage& image : program.images())
    for (const bytecode::MethodImage& method : image.methods)
      for (const bytecode::Annotation& annotation : method.annotations) {
        if (annotation.type != "heddle/Native") continue;
        std::string owner = image.name;
        std::replace_if(
            owner.begin(), owner.end(), [](char c) { return c == '/' || c == '$'; }, '.');
        return owner + "." + method.name;
      }
  return "";
}

bool natives_are_allowed(const Program& program, bool allow_native, const vm::RunOptions& run) {
  if (allow_native || !run.sandbox.empty()) return true;
  const std::string method = native_method(program);
  if (method.empty()) return true;
  std::fprintf(stderr,
               "vm: %s calls C functions, such as %s: explorations and replays do so only with --allow-native\n",
               program.file_name().c_str(), method.c_str());
  return false;
}

bool names_are_known(const Program& program, const SearchOptions& options) {
  for (size_t i = 0; i < options.trusted.size(); ++i)
    if (!trusted_is_known(options.trusted[i], options.explore.trusted[i])) return false;
  return names_are_known(program, options.promoted);
}

}  // namespace heddle::cli
