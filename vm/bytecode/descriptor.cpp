#include "vm/bytecode/descriptor.h"

#include <algorithm>
namespace heddle::bytecode {
namespace {

constexpr size_t kBad = std::string_view::npos;
constexpr size_t kMaxDimensions = 255;  // JVMS 4.3.2
constexpr size_t kMaxParameters = 255;  // JVMS 4.3.3

// The position after the type that starts at `pos`, or kBad. `V` is not a type.
size_t skip_type(std::string_view text, size_t pos) {
  const size_t first = pos;
  while (pos < text.size() && text[pos] == '[') ++pos;
  if (pos - first > kMaxDimensions || pos >= text.size()) return kBad;
  switch (text[pos]) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
    case 'J':
    case 'F':
    case 'D': return pos + 1;
    case 'L': break;
    default: return kBad;
  }
  size_t segment = ++pos;
  for (; pos < text.size(); ++pos) {
    const char c = text[pos];
    if (c == '/' || c == ';') {
      if (pos == segment) return kBad;  // an empty name between two slashes
      if (c == ';') return pos + 1;
      segment = pos + 1;
    } else if (c == '.' || c == '[' || c == '(' || c == ')') {
      return kBad;
    }
  }
  return kBad;
}

Bank bank_of_valid(std::string_view type) {
  switch (type[0]) {
    case 'J':
    case 'D': return Bank::Prim8;
    case 'L':
    case '[': return Bank::Ref;
    default: return Bank::Prim4;
  }
}

std::string_view primitive_name(char c) {
  switch (c) {
    case 'Z': return "boolean";
    case 'B': return "byte";
    case 'C': return "char";
    case 'S': return "short";
    case 'I': return "int";
    case 'J': return "long";
    case 'F': return "float";
    case 'D': return "double";
    default: return "void";
  }
}

}  // namespace

bool is_valid_type_descriptor(std::string_view descriptor) {
  return skip_type(descriptor, 0) == descriptor.size() && !descriptor.empty();
}

Bank bank_of(std::string_view type_descriptor) {
  return is_valid_type_descriptor(type_descriptor) ? bank_of_valid(type_descriptor) : Bank::Void;
}

MethodShape parse_method_descriptor(std::string_view descriptor) {
  MethodShape shape;
  if (descriptor.empty() || descriptor[0] != '(') return {};
  size_t pos = 1;
  while (pos < descriptor.size() && descriptor[pos] != ')') {
    const size_t end = skip_type(descriptor, pos);
    if (end == kBad || shape.parameters.size() == kMaxParameters) return {};
    const std::string_view type = descriptor.substr(pos, end - pos);
    shape.parameters.emplace_back(type);
    ++(bank_of_valid(type) == Bank::Ref ? shape.reference_parameters : shape.primitive_parameters);
    pos = end;
  }
  if (pos >= descriptor.size()) return {};
  const std::string_view result = descriptor.substr(pos + 1);
  if (result != "V") {
    if (!is_valid_type_descriptor(result)) return {};
    shape.result_bank = bank_of_valid(result);
  }
  shape.result = result;
  shape.valid = true;
  return shape;
}

std::string class_of(const std::string& descriptor) {
  return descriptor[0] == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

std::string readable_type(std::string_view descriptor) {
  if (descriptor == "V") return "void";
  if (!is_valid_type_descriptor(descriptor)) return std::string(descriptor);
  const size_t dimensions = descriptor.find_first_not_of('[');
  const std::string_view element = descriptor.substr(dimensions);
  std::string text =
      element[0] == 'L' ? dotted(element.substr(1, element.size() - 2)) : std::string(primitive_name(element[0]));
  for (size_t i = 0; i < dimensions; ++i) text += "[]";
  return text;
}

std::string dotted(std::string_view binary_name) {
  std::string text(binary_name);
  for (char& c : text)
    if (c == '/') c = '.';
  return text;
}

std::string source_name(std::string_view binary_name) {
  std::string text = dotted(binary_name);
  std::replace(text.begin(), text.end(), '$', '.');
  return text;
}

}  // namespace heddle::bytecode
