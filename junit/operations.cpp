#include "junit/operations.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "junit/arguments.h"
#include "junit/driver.h"

namespace heddle::junit {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::MethodImage;

namespace {

constexpr size_t kMaxValues = 100;  // of a parameter

const Annotation* operation(const MethodImage& m) {
  for (const Annotation& a : m.annotations)
    if (a.type == "heddle/Operation") return &a;
  return nullptr;
}

std::string trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

bool parse(const std::string& text, i64* value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size();
}

// The smallest and the largest value of an integral type.
std::pair<i64, i64> limits_of(char type) {
  switch (type) {
    case 'B': return {-128, 127};
    case 'S': return {-32768, 32767};
    case 'I': return {INT32_MIN, INT32_MAX};
    default: return {INT64_MIN, INT64_MAX};
  }
}

// One parameter, and the values that it can have.
class Parameter {
 public:
  Parameter(const std::string& descriptor, const FindClass& find) : descriptor_(descriptor) {
    static const std::map<std::string, char> kBoxes = {
        {"Ljava/lang/Boolean;", 'Z'},      {"Ljava/lang/Byte;", 'B'},    {"Ljava/lang/Short;", 'S'},
        {"Ljava/lang/Character;", 'C'},    {"Ljava/lang/Integer;", 'I'}, {"Ljava/lang/Long;", 'J'},
        {"Ljava/lang/Float;", 'F'},        {"Ljava/lang/Double;", 'D'},  {"Ljava/lang/String;", 's'},
        {"Ljava/lang/CharSequence;", 's'}, {"Ljava/lang/Object;", 'o'},  {"Ljava/lang/Comparable;", 'o'},
        {"Ljava/lang/Number;", 'I'}};
    if (descriptor.size() == 1) type_ = descriptor[0];
    else if (const auto box = kBoxes.find(descriptor); box != kBoxes.end()) type_ = box->second;
    else if (descriptor[0] == 'L') enum_ = find(std::string_view(descriptor).substr(1, descriptor.size() - 2));
    if (enum_ != nullptr && enum_->super_name == "java/lang/Enum") type_ = 'e';
  }

  // By default. False: there are none for this type.
  bool usual(std::vector<CallOperation::Value>* values) const {
    switch (type_) {
      case 'Z': return all({"true", "false"}, values);
      case 'C':
      case 's': return all({"a", "b"}, values);
      case 'e': return all(constants(), values);
      case 0: return false;
      default: return all({"1", "2"}, values);
    }
  }

  // "1..3", "red, green". False: `problem` says what is wrong with them.
  bool given(const std::string& text, std::vector<CallOperation::Value>* values, std::string* problem) const {
    if (type_ == 0) return *problem = fmt::format("no values of {} can be written here", type_text(descriptor_)), false;
    const std::string range = trimmed(text);
    if (const size_t dots = range.find(".."); dots != std::string::npos && type_ != 's') {
      std::string from = trimmed(range.substr(0, dots)), to = trimmed(range.substr(dots + 2));
      i64 low = 0, high = 0;
      const bool letters = type_ == 'C' && from.size() == 1 && to.size() == 1;
      if (letters) low = from[0], high = to[0];
      else if (type_ == 'C' || !parse(from, &low) || !parse(to, &high)) return wrong(range, problem);
      if (high < low || static_cast<u64>(high) - static_cast<u64>(low) >= kMaxValues)
        return *problem = fmt::format("\"{}\" has not 1 to {} values", range, kMaxValues), false;
      for (i64 v = low; v <= high; ++v)
        if (const std::string one = letters ? std::string(1, static_cast<char>(v)) : std::to_string(v);
            !add(one, values))
          return wrong(one, problem);
      return true;
    }
    for (size_t at = 0; at <= text.size();) {
      const size_t end = std::min(text.find(',', at), text.size());
      if (const std::string one = trimmed(text.substr(at, end - at)); !add(one, values)) return wrong(one, problem);
      at = end + 1;
    }
    return true;
  }

 private:
  bool wrong(const std::string& text, std::string* problem) const {
    *problem = fmt::format("\"{}\" is no {}", text, type_text(descriptor_));
    return false;
  }

  std::vector<std::string> constants() const {
    std::vector<std::string> names;
    for (const bytecode::FieldImage& f : enum_->fields)
      if ((f.flags & 0x4000) != 0) names.push_back(f.name);
    return names;
  }

  bool all(const std::vector<std::string>& texts, std::vector<CallOperation::Value>* values) const {
    for (const std::string& t : texts)
      if (!add(t, values)) return false;
    return !texts.empty();
  }

  // As an expression of exactly the parameter's type, so that no other method of that name is meant.
  bool add(const std::string& text, std::vector<CallOperation::Value>* values) const {
    std::string expression, shown = text;
    i64 number = 0;
    const bool is_number = parse(text, &number);
    switch (type_) {
      case 'Z':
        if (text != "true" && text != "false") return false;
        expression = text;
        break;
      case 'C':
        if (text.size() != 1 || static_cast<unsigned char>(text[0]) >= 0x80) return false;
        expression = fmt::format("(char) {}", static_cast<int>(text[0]));
        shown = '\'' + text + '\'';
        break;
      case 'B':
      case 'S':
      case 'I':
      case 'J': {
        const auto [low, high] = limits_of(type_);
        if (!is_number || number < low || number > high) return false;
        expression = type_ == 'J' ? text + 'L' : fmt::format("({}) {}", type_text(std::string(1, type_)), paren(text));
        break;
      }
      case 'F':
      case 'D': {
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || !(value - value == 0)) return false;
        expression = fmt::format("({}) {}", type_ == 'F' ? "float" : "double", paren(text + 'd'));
        break;
      }
      case 's':
        expression = string_literal(text);
        shown = '"' + text + '"';
        break;
      case 'o':
        if (is_number && (number < INT32_MIN || number > INT32_MAX)) return false;
        expression = is_number ? "(Integer) " + paren(text) : string_literal(text);
        if (!is_number) shown = '"' + text + '"';
        break;
      case 'e': {
        const std::vector<std::string> names = constants();
        if (std::find(names.begin(), names.end(), text) == names.end()) return false;
        values->push_back({class_text(enum_->name) + '.' + text, shown});
        return true;
      }
      default: return false;
    }
    if (descriptor_.size() > 1 && type_ != 's')
      expression = fmt::format("({}) {}", type_text(descriptor_), paren(expression));
    values->push_back({expression, shown});
    return true;
  }

  static std::string paren(const std::string& text) { return '(' + text + ')'; }

  const std::string& descriptor_;
  char type_ = 0;  // as in descriptors; 's': a string, 'e': an enum, 'o': an int or a string; 0: something else
  const ClassImage* enum_ = nullptr;
};

// False: `problem` says why not.
bool add_values(const std::vector<std::string>& given, CallOperation* op, const FindClass& find, std::string* problem) {
  const std::vector<std::string> parameters = parameters_of(op->method->descriptor);
  if (!given.empty() && given.size() != parameters.size())
    return *problem =
               fmt::format("arguments are given for {} parameters, and it has {}", given.size(), parameters.size()),
           false;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Parameter parameter{parameters[i], find};
    std::vector<CallOperation::Value> values;
    if (!given.empty()) {
      if (!parameter.given(given[i], &values, problem)) return false;
    } else if (!parameter.usual(&values)) {
      return *problem = fmt::format("nothing is known for a parameter of type {}", type_text(parameters[i])), false;
    }
    op->values.push_back(std::move(values));
  }
  return true;
}

}  // namespace

std::string CallOperation::signature() const {
  std::string types;
  for (const std::string& p : parameters_of(method->descriptor)) types += (types.empty() ? "" : ", ") + type_text(p);
  return fmt::format("{}({})", method->name, types);
}

Operations operations_of(const ClassImage& c, const FindClass& find) {
  Operations operations;
  // By name and descriptor, the most derived method, its class, and the annotation that is nearest to it.
  struct Found {
    const MethodImage* method = nullptr;
    const ClassImage* owner = nullptr;
    const Annotation* annotation = nullptr;
  };
  std::map<std::string, Found> found;
  const std::vector<const ClassImage*> line = lineage(c, find);
  for (const ClassImage* up : line)
    for (const MethodImage& m : up->methods) {
      if ((m.flags & bytecode::kBridge) != 0) continue;
      Found& entry = found[m.name + m.descriptor];
      entry.method = &m;
      entry.owner = up;
      if (const Annotation* a = operation(m)) entry.annotation = a;
    }
  std::vector<Found> chosen;
  for (const auto& [name, entry] : found)
    if (entry.annotation != nullptr) chosen.push_back(entry);
  const auto line_of = [](const MethodImage* m) { return m->lines.empty() ? 0 : m->lines.front().line; };
  std::stable_sort(chosen.begin(), chosen.end(),
                   [&](const Found& a, const Found& b) { return line_of(a.method) < line_of(b.method); });
  for (const auto& [method, owner, a] : chosen) {
    CallOperation op;
    op.method = method;
    if (owner->source_file == c.source_file && !method->lines.empty()) {
      op.line = method->lines.front().line;
      op.column = method->lines.front().column;
    }
    std::vector<std::string> given;
    for (const AnnotationValue& v : a->values) {
      if (v.name == "blocking") op.may_wait = v.integer != 0;
      if (v.name == "arguments")
        for (const AnnotationValue& one : v.kind == '[' ? v.elements : std::vector{v}) given.push_back(one.text);
    }
    std::string problem;
    if ((method->flags & bytecode::kPrivate) != 0) problem = "it is private";
    else if ((method->flags & bytecode::kStatic) != 0) problem = "it is static";
    if (problem.empty()) add_values(given, &op, find, &problem);
    if (!problem.empty() && operations.problem.empty()) {
      operations.problem = fmt::format("the operation {}: {}", op.signature(), problem);
      operations.wrong = op;
    }
    operations.all.push_back(std::move(op));
  }
  if (operations.all.empty())
    operations.problem = fmt::format("{} has no methods that are @heddle.Operation", class_text(c.name));
  return operations;
}

}  // namespace heddle::junit
