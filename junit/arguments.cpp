#include "junit/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "vm/bytecode/descriptor.h"

namespace heddle::junit {

using bytecode::Annotation;
using bytecode::AnnotationValue;

std::string class_text(std::string_view binary_name) { return bytecode::source_name(binary_name); }

std::string type_text(std::string_view descriptor) {
  if (descriptor.empty()) return "";
  switch (descriptor[0]) {
    case 'Z': return "boolean";
    case 'B': return "byte";
    case 'S': return "short";
    case 'C': return "char";
    case 'I': return "int";
    case 'J': return "long";
    case 'F': return "float";
    case 'D': return "double";
    case '[': return type_text(descriptor.substr(1)) + "[]";
    default: return class_text(descriptor.substr(1, descriptor.size() - 2));
  }
}

std::vector<std::string> parameters_of(std::string_view descriptor) {
  std::vector<std::string> all;
  for (size_t at = 1; at < descriptor.size() && descriptor[at] != ')';) {
    size_t end = at;
    while (descriptor[end] == '[') ++end;
    end = descriptor[end] == 'L' ? descriptor.find(';', end) + 1 : end + 1;
    all.emplace_back(descriptor.substr(at, end - at));
    at = end;
  }
  return all;
}

bool is_repetition_info(std::string_view descriptor) { return descriptor == "Lorg/junit/jupiter/api/RepetitionInfo;"; }

size_t own_parameters(const std::vector<std::string>& parameters) {
  size_t own = parameters.size();
  const auto is_given = [](const std::string& p) {
    return p == "Lorg/junit/jupiter/api/TestInfo;" || p == "Lorg/junit/jupiter/api/TestReporter;" ||
           is_repetition_info(p);
  };
  while (own > 0 && is_given(parameters[own - 1])) --own;
  return own;
}

std::string string_literal(std::string_view text) {
  std::string literal = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') literal += std::string("\\") + c;
    else if (c == '\n') literal += "\\n";
    else if (c == '\r') literal += "\\r";
    else if (byte < 0x20) literal += fmt::format("\\u{:04x}", byte);
    else literal += c;
  }
  return literal + '"';
}

namespace {

constexpr std::string_view kProvider = "org/junit/jupiter/params/provider/";

std::vector<AnnotationValue> elements_of(const AnnotationValue* value) {
  if (value == nullptr) return {};
  return value->kind == '[' ? value->elements : std::vector{*value};
}

// The primitive type that a descriptor is or boxes: 'I' of "I" and "Ljava/lang/Integer;"; else 0.
char primitive_of(std::string_view descriptor) {
  if (descriptor.size() == 1) return descriptor[0];
  static constexpr std::pair<std::string_view, char> kBoxes[] = {
      {"Ljava/lang/Boolean;", 'Z'},   {"Ljava/lang/Byte;", 'B'},    {"Ljava/lang/Short;", 'S'},
      {"Ljava/lang/Character;", 'C'}, {"Ljava/lang/Integer;", 'I'}, {"Ljava/lang/Long;", 'J'},
      {"Ljava/lang/Float;", 'F'},     {"Ljava/lang/Double;", 'D'}};
  for (const auto& [box, type] : kBoxes)
    if (descriptor == box) return type;
  return 0;
}

// An expression of the parameter's type for a text, by JUnit's implicit conversion. "" if there is none.
std::string converted(const std::string& text, const std::string& descriptor, const FindClass& find) {
  switch (primitive_of(descriptor)) {
    case 'Z': return text == "true" || text == "false" ? text : "";
    case 'C': return fmt::format("{}.charAt(0)", string_literal(text));
    case 'B': return fmt::format("Byte.decode({}).byteValue()", string_literal(text));
    case 'S': return fmt::format("Short.decode({}).shortValue()", string_literal(text));
    case 'I': return fmt::format("Integer.decode({}).intValue()", string_literal(text));
    case 'J': return fmt::format("Long.decode({}).longValue()", string_literal(text));
    case 'F': return fmt::format("Float.parseFloat({})", string_literal(text));
    case 'D': return fmt::format("Double.parseDouble({})", string_literal(text));
    default: break;
  }
  if (descriptor == "Ljava/lang/String;" || descriptor == "Ljava/lang/CharSequence;" ||
      descriptor == "Ljava/lang/Object;")
    return string_literal(text);
  if (descriptor[0] != 'L') return "";
  const ClassImage* type = find(std::string_view(descriptor).substr(1, descriptor.size() - 2));
  if (type != nullptr && type->super_name == "java/lang/Enum")
    return fmt::format("{}.valueOf({})", type_text(descriptor), string_literal(text));
  // JUnit's fallback: the one static method of the type that makes it of a text, or else such a constructor.
  if (type == nullptr) return "";
  std::string factory;
  bool constructor = false;
  for (const bytecode::MethodImage& m : type->methods) {
    if ((m.flags & 2) != 0 || !m.descriptor.starts_with("(Ljava/lang/String;)")) continue;
    if (m.name == "<init>") constructor = true;
    else if ((m.flags & 8) != 0 && m.descriptor.ends_with(")" + descriptor)) factory = factory.empty() ? m.name : "?";
  }
  if (!factory.empty() && factory != "?")
    return fmt::format("{}.{}({})", type_text(descriptor), factory, string_literal(text));
  return constructor ? fmt::format("new {}({})", type_text(descriptor), string_literal(text)) : "";
}

std::string null_of(const std::string& descriptor) { return descriptor.size() == 1 ? "" : "null"; }

std::string empty_of(const std::string& descriptor) {
  if (descriptor == "Ljava/lang/String;") return "\"\"";
  if (descriptor == "Ljava/util/List;") return "java.util.Collections.emptyList()";
  if (descriptor == "Ljava/util/Set;") return "java.util.Collections.emptySet()";
  if (descriptor == "Ljava/util/Map;") return "java.util.Collections.emptyMap()";
  if (descriptor[0] != '[') return "";
  const size_t dimensions = descriptor.find_first_not_of('[');
  std::string text = "new " + type_text(descriptor.substr(dimensions)) + "[0]";
  for (size_t i = 1; i < dimensions; ++i) text += "[]";
  return text;
}

// Of @ValueSource: an expression of the parameter's type.
std::string literal_of(const AnnotationValue& v, const std::string& member, const std::string& descriptor,
                       const FindClass& find, std::string* display) {
  *display = v.text;
  if (member == "strings") return converted(v.text, descriptor, find);
  if (member == "classes") {
    *display = v.text[0] == '[' || v.text.size() == 1 ? type_text(v.text) : class_text(v.text);
    return *display + ".class";
  }
  const std::string type = member.substr(0, member.size() - 1);  // "ints" are of type int
  const char wanted = primitive_of(descriptor);
  if (member == "booleans") {
    *display = v.integer != 0 ? "true" : "false";
  } else if (member == "floats" || member == "doubles") {
    *display = std::isnan(v.real)   ? "0.0 / 0.0"
               : std::isinf(v.real) ? (v.real < 0 ? "-1.0 / 0.0" : "1.0 / 0.0")
                                    : fmt::format("{}", v.real);
    if (display->find_first_of(".e") == std::string::npos) *display += ".0";
  } else {
    *display = fmt::format("{}", v.integer);
  }
  const std::string value = member == "longs" ? *display + "L" : *display;
  if (member == "chars" && v.integer >= 0x20 && v.integer < 0x7f) *display = static_cast<char>(v.integer);
  // Widened as an argument of a call would be; an int for a Long parameter as JUnit does it.
  return wanted != 0 && descriptor.size() > 1 ? fmt::format("({}) ({})", type_text(std::string(1, wanted)), value)
         : descriptor.size() == 1             ? fmt::format("(({}) ({}))", type, value)
                                              : fmt::format("(({}) {})", type, value);
}

// The fields of a line of @CsvSource; an empty one that stands in no quotes is nothing.
std::vector<std::optional<std::string>> fields_of(const std::string& line, char delimiter) {
  std::vector<std::optional<std::string>> fields;
  std::string field;
  bool quoted = false, inside = false;
  const auto finish = [&] {
    if (!quoted) {
      const size_t first = field.find_first_not_of(" \t");
      field = first == std::string::npos ? "" : field.substr(first, field.find_last_not_of(" \t") - first + 1);
    }
    fields.push_back(field.empty() && !quoted ? std::nullopt : std::optional(field));
    field.clear();
    quoted = false;
  };
  for (size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (inside) {
      if (c != '\'') field += c;
      else if (i + 1 < line.size() && line[i + 1] == '\'') field += line[++i];
      else inside = false;
    } else if (c == '\'' && field.find_first_not_of(" \t") == std::string::npos && !quoted) {
      inside = quoted = true;
      field.clear();
    } else if (c == delimiter) {
      finish();
    } else if (!quoted || (c != ' ' && c != '\t')) {
      field += c;
    }
  }
  finish();
  return fields;
}

class Sets {
 public:
  Sets(const bytecode::MethodImage& method, const FindClass& find)
      : method_(method), find_(find), parameters_(parameters_of(method.descriptor)) {
    parameters_.resize(own_parameters(parameters_));
  }

  ArgumentSets take() {
    for (const Annotation& a : method_.annotations) {
      if (!a.type.starts_with(kProvider)) continue;
      add(a, a.type.substr(kProvider.size()));
    }
    if (result_.problem.empty() && result_.sets.empty() && result_.factories.empty())
      result_.problem = "a parameterized test needs a source of arguments";
    return std::move(result_);
  }

 private:
  void fail(const std::string& why) {
    if (result_.problem.empty()) result_.problem = why;
  }
  bool has_one_parameter(const std::string& source) {
    if (parameters_.size() == 1) return true;
    fail(fmt::format("@{} gives one argument, and the test has {} parameters", source, parameters_.size()));
    return false;
  }
  void add_one(std::string value, std::string display, const std::string& source) {
    if (value.empty())
      return fail(fmt::format("@{}: no {} can be made of {}", source, type_text(parameters_[0]), display));
    result_.sets.push_back({{std::move(value)}, std::move(display)});
  }

  void add(const Annotation& a, const std::string& source) {
    if (source == "MethodSource") {
      for (const AnnotationValue& v : elements_of(value_of(a, "value"))) result_.factories.push_back(v.text);
      if (result_.factories.empty()) result_.factories.push_back(method_.name);
    } else if (source == "CsvSource") {
      csv(a);
    } else if (!has_one_parameter(source)) {
      return;
    } else if (source == "ValueSource") {
      for (const AnnotationValue& member : a.values)
        for (const AnnotationValue& v : elements_of(&member)) {
          std::string display;
          std::string literal = literal_of(v, member.name, parameters_[0], find_, &display);
          add_one(std::move(literal), std::move(display), source);
        }
    } else if (source == "NullSource") {
      add_one(null_of(parameters_[0]), "null", source);
    } else if (source == "EmptySource") {
      add_one(empty_of(parameters_[0]), "", source);
    } else if (source == "NullAndEmptySource") {
      add_one(null_of(parameters_[0]), "null", source);
      add_one(empty_of(parameters_[0]), "", source);
    } else if (source == "EnumSource") {
      enumeration(a);
    } else {
      fail("@" + source + " is not known here");
    }
  }

  void csv(const Annotation& a) {
    const AnnotationValue* delimiter = value_of(a, "delimiter");
    std::vector<std::string> lines;
    for (const AnnotationValue& v : elements_of(value_of(a, "value"))) lines.push_back(v.text);
    if (const AnnotationValue* block = value_of(a, "textBlock"))
      for (size_t at = 0; at < block->text.size();) {
        const size_t end = std::min(block->text.find('\n', at), block->text.size());
        if (const std::string line = block->text.substr(at, end - at);
            line.find_first_not_of(" \t") != std::string::npos && line[0] != '#')
          lines.push_back(line);
        at = end + 1;
      }
    std::vector<std::string> nulls;
    for (const AnnotationValue& v : elements_of(value_of(a, "nullValues"))) nulls.push_back(v.text);
    for (const std::string& line : lines) {
      const auto fields = fields_of(line, delimiter == nullptr ? ',' : static_cast<char>(delimiter->integer));
      if (fields.size() < parameters_.size())
        return fail(fmt::format("@CsvSource: the line \"{}\" has {} values, and the test {} parameters", line,
                                fields.size(), parameters_.size()));
      ArgumentSets::Set set;
      for (size_t i = 0; i < parameters_.size(); ++i) {
        const bool null = !fields[i] || std::find(nulls.begin(), nulls.end(), *fields[i]) != nulls.end();
        std::string value = null ? null_of(parameters_[i]) : converted(*fields[i], parameters_[i], find_);
        const std::string shown = null ? "null" : *fields[i];
        if (value.empty())
          return fail(fmt::format("@CsvSource: no {} can be made of {}", type_text(parameters_[i]), shown));
        set.values.push_back(null ? fmt::format("({}) null", type_text(parameters_[i])) : std::move(value));
        set.display += (i == 0 ? "" : ", ") + shown;
      }
      result_.sets.push_back(std::move(set));
    }
  }

  void enumeration(const Annotation& a) {
    const AnnotationValue* given = value_of(a, "value");
    std::string name = given != nullptr ? given->text : parameters_[0];
    if (name.starts_with('L') && name.ends_with(';')) name = name.substr(1, name.size() - 2);
    std::replace(name.begin(), name.end(), '.', '/');
    const ClassImage* type = find_(name);
    if (type == nullptr || type->super_name != "java/lang/Enum")
      return fail(fmt::format("@EnumSource: {} is no enum", class_text(name)));
    const AnnotationValue* mode = value_of(a, "mode");
    const std::string how = mode == nullptr ? "INCLUDE" : mode->text.substr(mode->text.find_last_of("./") + 1);
    if (how != "INCLUDE" && how != "EXCLUDE") return fail("@EnumSource: mode " + how + " is not known here");
    std::vector<std::string> names;
    for (const AnnotationValue& v : elements_of(value_of(a, "names"))) names.push_back(v.text);
    for (const bytecode::FieldImage& f : type->fields) {
      if ((f.flags & 0x4000) == 0) continue;
      const bool named = std::find(names.begin(), names.end(), f.name) != names.end();
      if (names.empty() || named == (how == "INCLUDE"))
        result_.sets.push_back({{class_text(type->name) + "." + f.name}, f.name});
    }
  }

  const bytecode::MethodImage& method_;
  const FindClass& find_;
  std::vector<std::string> parameters_;
  ArgumentSets result_;
};

}  // namespace

ArgumentSets argument_sets(const bytecode::MethodImage& method, const FindClass& find) {
  return Sets(method, find).take();
}

const AnnotationValue* value_of(const Annotation& annotation, std::string_view name) {
  for (const AnnotationValue& v : annotation.values)
    if (v.name == name) return &v;
  return nullptr;
}

}  // namespace heddle::junit
