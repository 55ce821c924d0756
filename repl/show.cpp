#include "repl/show.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "repl/execution.h"
#include "tester/access_history.h"
#include "tester/names.h"

namespace heddle::repl {
namespace {

using vm::Class;
using vm::Field;
using vm::Ref;
using vm::World;

constexpr u32 kMaxElements = 20;      // of an array, a list, a map
constexpr size_t kMaxText = 200;      // characters of a string
constexpr size_t kMaxDepth = 4;       // of objects in objects
constexpr u64 kMaxSteps = 1'000'000;  // of a method that says something of its object

const Field* field_named(const Class& c, std::string_view name) {
  for (const Class* k : c.super_chain)
    for (const Field& f : k->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

// One of Integer, Character ...: its field `value`. Null: it is no box.
const Field* boxed(const Class& c) {
  static const char* const boxes[] = {"java/lang/Integer", "java/lang/Long",  "java/lang/Character",
                                      "java/lang/Boolean", "java/lang/Byte",  "java/lang/Short",
                                      "java/lang/Float",   "java/lang/Double"};
  for (const char* name : boxes)
    if (c.name == name) return field_named(c, "value");
  return nullptr;
}

// A toString() of a record that nobody has written stands where its hashCode() or equals() stand: at the declaration.
bool is_made_by_compiler(const Class& c, const vm::Method& method) {
  if (method.owner != &c) return false;
  const auto at_same_place = [&](const vm::Method* other) {
    return other != nullptr && other->line_of(0) == method.line_of(0) && other->column_of(0) == method.column_of(0);
  };
  return at_same_place(c.find_declared("hashCode", "()I")) ||
         at_same_place(c.find_declared("equals", "(Ljava/lang/Object;)Z"));
}

bool is_word(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '-' || c >= 0x80;
  });
}

// Cut between characters.
std::string cut(const std::string& text) {
  if (text.size() <= kMaxText) return text;
  size_t end = kMaxText;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end);
}

// Of a text that a toString() has made: its lines stay, and what would do something to a terminal is named.
std::string without_controls(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f) result += fmt::format("\\u{:04x}", byte);
    else result += c;
  }
  return result;
}

}  // namespace

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : cut(text)) {
    switch (c) {
      case '"': result += "\\\""; break;
      case '\\': result += "\\\\"; break;
      case '\n': result += "\\n"; break;
      case '\t': result += "\\t"; break;
      case '\r': result += "\\r"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else result += c;
    }
  }
  result += '"';
  if (text.size() > kMaxText) result += fmt::format("... ({} characters)", text.size());
  return result;
}

Shower::Shower(World& world, vm::ThreadId t) : world_(world), t_(t) {
  path_.reserve(kMaxDepth + 1);  // the collector knows where its elements are
}

std::string Shower::primitive(char descriptor, u64 raw) { return tester::primitive_text(descriptor, raw); }

std::string Shower::field(Ref holder, const Field& f) {
  if (f.bank != vm::Bank::Ref) return tester::value_text(world_, holder, f.offset);
  return nested(world_.heap.load<Ref>(holder, f.offset));
}

std::string Shower::reference(Ref r) {
  if (r != 0 && class_of(world_, r).elements == vm::Elements::String) return quoted(world_.string_utf8(r));
  path_.clear();
  return value(r);
}

std::string Shower::text(Ref r) {
  if (r != 0 && class_of(world_, r).elements == vm::Elements::String) return world_.string_utf8(r);
  return reference(r);
}

// Inside others words stand without quotes, as Java has them.
std::string Shower::nested(Ref r) {
  if (r != 0 && class_of(world_, r).elements == vm::Elements::String) {
    const std::string text = world_.string_utf8(r);
    return is_word(text) && text.size() <= kMaxText ? text : quoted(text);
  }
  return value(r);
}

bool Shower::is_a(Ref r, const char* class_name) const {
  const Class& c = class_of(world_, r);
  const auto is = [&](const Class* k) { return k->name == class_name; };
  return std::any_of(c.super_chain.begin(), c.super_chain.end(), is) ||
         std::any_of(c.all_interfaces.begin(), c.all_interfaces.end(), is);
}

bool Shower::says_all(Ref r) const {
  if (r == 0) return true;
  const Class& c = class_of(world_, r);
  if (c.elements == vm::Elements::String || c.is_array() || boxed(c) != nullptr) return true;
  if (c.flags & (bytecode::kRecord | bytecode::kEnum)) return true;
  return c.is_library;
}

bool Shower::call(Ref r, const char* name, const char* descriptor, Ref* result) {
  if (t_ == vm::kNoThread) return false;
  vm::Method* method = class_of(world_, r).find_method(name, descriptor);
  if (method == nullptr || method->is_abstract() || method->is_native()) return false;
  ExecutionLimits limits;
  limits.steps = kMaxSteps;
  const Execution e = execute(world_, t_, *method, {r}, limits);
  *result = e.reference;
  return e.end == Execution::End::Returned && e.reference != 0;
}

std::string Shower::value(Ref r) {
  if (r == 0) return "null";
  const Class& c = class_of(world_, r);
  const std::string label = world_.object_label(r);
  if (std::find(path_.begin(), path_.end(), r) != path_.end()) return "(" + label + " again)";
  if (path_.size() >= kMaxDepth) return label;
  if (const Field* f = boxed(c)) return tester::value_text(world_, r, f->offset);
  if (is_a(r, "java/lang/Enum"))
    if (const Field* f = field_named(*c.super_chain[1], "name"))
      if (const Ref name = world_.heap.load<Ref>(r, f->offset)) return world_.string_utf8(name);
  // A method may collect memory: whoever is shown next must still be there.
  path_.push_back(r);
  world_.extra_roots.push_back(&path_.back());
  std::string text;
  Ref result = 0;
  if (c.is_array()) {
    text = elements(r, "[", "]");
  } else if (is_a(r, "java/util/Map")) {
    text = map(r);
  } else if (is_a(r, "java/util/Collection") && call(r, "toArray", "()[Ljava/lang/Object;", &result)) {
    world_.extra_roots.push_back(&result);
    text = elements(result, "[", "]");
    world_.extra_roots.pop_back();
  } else if (const vm::Method* method = c.find_method("toString", "()Ljava/lang/String;");
             method != nullptr && method->owner != world_.classes.well_known().object) {
    if ((c.flags & bytecode::kRecord) != 0 && is_made_by_compiler(c, *method)) text = record(r);
    else if (call(r, "toString", "()Ljava/lang/String;", &result)) text = without_controls(world_.string_utf8(result));
  }
  world_.extra_roots.pop_back();
  path_.pop_back();
  // Library classes that have nothing better put their identity into it.
  const size_t at = text.find(c.dotted_name() + "@");
  if (at != std::string::npos) {
    size_t end = at + c.dotted_name().size() + 1;
    while (end < text.size() && std::isxdigit(static_cast<unsigned char>(text[end]))) ++end;
    text.replace(at, end - at, label);
  }
  return text.empty() ? label
                      : cut(text) + (text.size() > kMaxText ? fmt::format("... ({} characters)", text.size()) : "");
}

std::string Shower::elements(Ref array, const char* open, const char* close) {
  const u32 length = world_.heap.header(array).length, shown = std::min(length, kMaxElements);
  std::string text = open;
  world_.extra_roots.push_back(&array);
  for (u32 i = 0; i < shown; ++i) {
    if (i != 0) text += ", ";
    text += class_of(world_, array).elements == vm::Elements::Refs ? nested(world_.heap.load<Ref>(array, i * 4))
                                                                   : tester::value_text(world_, array, i);
  }
  world_.extra_roots.pop_back();
  if (length > shown) text += fmt::format(", ... {} more", length - shown);
  return text + close;
}

std::string Shower::record(Ref r) {
  const Class& c = class_of(world_, r);
  std::string text = tester::simple_name(c) + "[";
  world_.extra_roots.push_back(&r);
  for (size_t i = 0; i < c.image->record_components.size(); ++i) {
    const Field* f = field_named(c, c.image->record_components[i]);
    if (i != 0) text += ", ";
    if (f != nullptr) text += f->name + "=" + field(r, *f);
  }
  world_.extra_roots.pop_back();
  return text + "]";
}

std::string Shower::map(Ref r) {
  Ref keys = 0, values = 0, set = 0;
  for (Ref* root : {&r, &keys, &values, &set}) world_.extra_roots.push_back(root);
  const bool found =
      call(r, "keySet", "()Ljava/util/Set;", &set) && call(set, "toArray", "()[Ljava/lang/Object;", &keys) &&
      call(r, "values", "()Ljava/util/Collection;", &set) && call(set, "toArray", "()[Ljava/lang/Object;", &values) &&
      world_.heap.header(keys).length == world_.heap.header(values).length;
  std::string text;
  if (found) {
    const u32 length = world_.heap.header(keys).length, shown = std::min(length, kMaxElements);
    text = "{";
    for (u32 i = 0; i < shown; ++i) {
      if (i != 0) text += ", ";
      text += nested(world_.heap.load<Ref>(keys, i * 4)) + "=";
      text += nested(world_.heap.load<Ref>(values, i * 4));
    }
    if (length > shown) text += fmt::format(", ... {} more", length - shown);
    text += "}";
  }
  for (int i = 0; i < 4; ++i) world_.extra_roots.pop_back();
  return text;
}

std::vector<std::string> raw_contents(const World& world, Ref object) {
  std::vector<std::string> lines;
  if (object == 0 || class_of(world, object).elements == vm::Elements::String) return lines;
  const auto reference = [&](Ref r) {
    return r != 0 && class_of(world, r).elements == vm::Elements::String ? quoted(world.string_utf8(r))
                                                                         : world.object_label(r);
  };
  const Class& c = class_of(world, object);
  if (c.is_array()) {
    const u32 length = world.heap.header(object).length;
    for (u32 i = 0; i < std::min(length, kMaxElements); ++i)
      lines.push_back("[" + std::to_string(i) + "] = " +
                      (c.elements == vm::Elements::Refs ? reference(world.heap.load<Ref>(object, i * 4))
                                                        : tester::value_text(world, object, i)));
    if (length > kMaxElements) lines.push_back("... " + std::to_string(length - kMaxElements) + " more");
    return lines;
  }
  for (const Class* k : c.super_chain)
    for (const Field& f : k->fields)
      if (!f.is_static())
        lines.push_back(f.name + " = " +
                        (f.bank == vm::Bank::Ref ? reference(world.heap.load<Ref>(object, f.offset))
                                                 : tester::value_text(world, object, f.offset)));
  return lines;
}

}  // namespace heddle::repl
