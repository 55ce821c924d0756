#include "cli/grade_compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/checked_options.h"
#include "cli/program.h"
#include "cli/source_tokens.h"
#include "cli/test_files.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::cli {
namespace {

using bytecode::ClassImage;
using nlohmann::json;

std::string package_of(const std::string& class_name) { return class_name.substr(0, class_name.rfind('/') + 1); }

// The class that a constant names: of "[Lheddle/VM;" heddle/VM.
std::string named_class(std::string owner) {
  while (owner.starts_with('[')) owner.erase(0, 1);
  if (owner.ends_with(';')) owner = owner.substr(1, owner.size() - 2);
  return owner;
}

// What a class of a submission does that would decide about the checks in their place; "" if it is nothing.
std::string what_is_wrong(const ClassImage& image, const std::vector<SourceText>& checks) {
  const std::string package = package_of(image.name);
  if (!package.empty() && is_library_package(package))
    return fmt::format("it has a class in package {}", bytecode::source_name(package.substr(0, package.size() - 1)));
  if (image.enclosing_class.empty() && (image.flags & bytecode::kLambda) == 0) {
    const std::string simple = image.name.substr(package.size());
    if (simple == junit::kDriver) return "it has a class " + simple;
    for (const SourceText& s : checks)
      for (const std::string& type : s.outline.types)
        if (package_of(s.place) + type == image.name)
          return fmt::format("its class {} would stand for one of the checks", bytecode::source_name(image.name));
    std::vector<std::string> hidden_packages = {"java.lang"};
    for (const SourceText& s : checks)
      hidden_packages.insert(hidden_packages.end(), s.outline.on_demand_imports.begin(),
                             s.outline.on_demand_imports.end());
    for (std::string from : hidden_packages) {
      std::replace(from.begin(), from.end(), '.', '/');
      if (library_images().contains(from + '/' + simple))
        return fmt::format("its class {0} would stand in the checks for {1}.{0}", simple, bytecode::source_name(from));
    }
  }
  for (const bytecode::Constant& c : image.constants) {
    if (c.kind == bytecode::ConstantKind::Bits || c.kind == bytecode::ConstantKind::String) continue;
    const std::string used = named_class(c.owner);
    if (used.find('/') == std::string::npos || used.starts_with("java")) continue;
    if (is_library_package(package_of(used)))
      return fmt::format("{} uses {}", bytecode::source_name(image.name), bytecode::source_name(used));
  }
  return "";
}

// What only checks may do: to decide which schedules count, to say that a test does not, to be in place of the library.
std::string refusal(const Program& program, const std::vector<SourceText>& checks) {
  std::set<std::string> of_checks;
  for (const SourceText& s : checks) of_checks.insert(s.place);
  for (const ClassImage& image : program.images()) {
    if (of_checks.contains(package_of(image.name) + image.source_file)) continue;
    if (const std::string wrong = what_is_wrong(image, checks); !wrong.empty()) return wrong;
  }
  return "";
}

// Does it look as if it had a main method? (It does not compile, so nobody knows better.)
bool has_main(const std::string& text) {
  const std::vector<std::string> tokens = tokens_of(text);
  for (size_t i = 1; i + 1 < tokens.size(); ++i)
    if (tokens[i - 1] == "void" && tokens[i] == "main" && tokens[i + 1] == "(") return true;
  return false;
}

json check_of(const junit::Test& t) {
  std::string problem = t.problem;
  if (problem.empty() && !t.settings.options.empty())
    if (const std::string wrong = problem_with_options({}, t.settings.options); !wrong.empty())
      problem = "@HeddleTest: " + wrong;
  return {
      {"name", t.name},     {"class", t.class_name},         {"display_name", t.display_name}, {"line", t.line},
      {"problem", problem}, {"options", t.settings.options}, {"expect", t.settings.expect},    {"points", t.points}};
}

}  // namespace

json compile_checks(const std::vector<SourceText>& checks) {
  json all = json::array();
  for (const SourceText& source : checks) {
    json of = {{"file", source.place}, {"error", ""}, {"refused", ""}, {"checks", json::array()}};
    std::string errors;
    const std::unique_ptr<Program> program = Program::load(source.place, &errors);
    if (!program) {
      // (Of what has no tests and no main method, others tell.)
      const bool may_be_check = names_tests(source.text) || has_main(source.text);
      of["error"] = errors;
      if (may_be_check) all.push_back(std::move(of));
      continue;
    }
    of["refused"] = refusal(*program, checks);
    for (const junit::Test& t : program->tests())
      if (!t.skipped) of["checks"].push_back(check_of(t));
    const ClassImage* main = program->main_class().empty() ? nullptr : program->find_class(program->main_class());
    if (of["checks"].empty() && main != nullptr) {
      junit::Test run;
      run.class_name = bytecode::source_name(main->name);
      run.display_name = run.class_name;
      run.points = junit::points_of(main->annotations, 1);
      of["checks"].push_back(check_of(run));
    }
    if (!of["checks"].empty()) all.push_back(std::move(of));
  }
  return all;
}

}  // namespace heddle::cli
