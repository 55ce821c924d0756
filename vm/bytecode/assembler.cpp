// Text to class images: classes, fields, attributes. Method bodies are in method_assembler.cpp.
#include "vm/bytecode/assembler.h"

#include <charconv>
#include <limits>
#include <utility>

#include "vm/bytecode/assembly_lexer.h"
#include "vm/bytecode/method_assembler.h"
#include "vm/bytecode/text_names.h"

namespace heddle::bytecode {
namespace {

constexpr int kMaxAnnotationDepth = 16;

class ClassAssembler {
 public:
  ClassAssembler(const std::vector<AssemblyLine>& lines, size_t& at, std::vector<AssemblyError>& errors)
      : lines_(lines), at_(at), errors_(errors) {}

  // From the line with `class` up to and with its `end`.
  ClassImage run();

 private:
  void head();
  void member(LineCursor& line);
  void field(LineCursor& line, u32 flags);
  void method(LineCursor& line, u32 flags);
  u32 flags(LineCursor& line, FlagContext context);
  void names(LineCursor& line, std::vector<std::string>& into);
  void annotation(LineCursor& line, std::vector<Annotation>& into);
  AnnotationValue annotation_value(LineCursor& line, int depth);
  bool at_end_line() const {
    const std::vector<AssemblyToken>& tokens = lines_[at_].tokens;
    return !tokens[0].quoted && tokens[0].text == "end";
  }

  const std::vector<AssemblyLine>& lines_;
  size_t& at_;
  std::vector<AssemblyError>& errors_;
  ClassImage image_;
  ConstantInterner interner_;
};

ClassImage ClassAssembler::run() {
  const u32 first_line = lines_[at_].number;
  head();
  for (++at_; at_ < lines_.size() && !at_end_line(); ++at_) {
    LineCursor line(lines_[at_], errors_);
    member(line);
  }
  if (at_ < lines_.size()) {
    LineCursor line(lines_[at_], errors_);
    line.accept("end");
    line.expect_end();
    ++at_;
  } else {
    errors_.push_back({first_line, 1, "this class has no 'end'"});
  }
  return std::move(image_);
}

u32 ClassAssembler::flags(LineCursor& line, FlagContext context) {
  constexpr std::string_view kRaw = "flags=";
  u32 result = 0;
  while (!line.done()) {
    const std::string_view word = line.peek_word();
    u32 flag = flag_by_name(word, context);
    if (flag == 0 && word.substr(0, kRaw.size()) == kRaw) {
      i64 raw = 0;
      if (!parse_integer(word.substr(kRaw.size()), &raw) || raw <= 0 || raw > 0xffffffffLL) break;
      flag = static_cast<u32>(raw);
    }
    if (flag == 0) break;
    result |= flag;
    line.accept(word);
  }
  return result;
}

void ClassAssembler::head() {
  LineCursor line(lines_[at_], errors_);
  image_.flags = flags(line, FlagContext::Class);
  line.expect("class");
  image_.flags |= flags(line, FlagContext::Class);
  image_.name = line.text("a class name");
  image_.simple_name = default_simple_name(image_.name);
  if (image_.name != "java/lang/Object") image_.super_name = "java/lang/Object";
  if (line.accept("extends")) image_.super_name = line.text("a class name");
  if (line.accept("implements")) names(line, image_.interfaces);
  line.expect_end();
}

void ClassAssembler::names(LineCursor& line, std::vector<std::string>& into) {
  do {
    into.push_back(line.text("a name"));
  } while (!line.done());
}

void ClassAssembler::member(LineCursor& line) {
  if (line.accept("source")) {
    image_.source_file = line.text("a file name");
  } else if (line.accept("signature")) {
    image_.signature = line.text("a signature");
  } else if (line.accept("enclosing")) {
    image_.enclosing_class = line.text("a class name");
  } else if (line.accept("simple_name")) {
    image_.simple_name = line.text("a name");
  } else if (line.accept("inner")) {
    InnerClassInfo inner;
    inner.flags = flags(line, FlagContext::Class);
    inner.binary_name = line.text("a class name");
    inner.simple_name = line.text("a simple name");
    image_.inner_classes.push_back(std::move(inner));
  } else if (line.accept("permits")) {
    names(line, image_.permitted_subclasses);
  } else if (line.accept("component")) {
    names(line, image_.record_components);
  } else if (line.accept("annotation")) {
    annotation(line, image_.annotations);
  } else if (line.accept("field_annotation")) {
    if (image_.fields.empty()) line.fail("this annotation stands behind no field");
    else annotation(line, image_.fields.back().annotations);
  } else {
    // The flags may stand before the keyword. Those of fields and methods that share a word agree.
    const u32 before_field = flags(line, FlagContext::Field);
    const u32 before_method = flags(line, FlagContext::Method);
    if (line.accept("field")) {
      field(line, before_field | before_method);
    } else if (line.accept("method")) {
      method(line, before_field | before_method);
      return;
    } else {
      line.fail("expected a member of the class");
    }
  }
  line.expect_end();
}

void ClassAssembler::field(LineCursor& line, u32 leading_flags) {
  FieldImage field;
  field.flags = leading_flags | flags(line, FlagContext::Field);
  field.name = line.text("a field name");
  field.descriptor = line.text("a type descriptor");
  if (line.accept("signature")) field.signature = line.text("a signature");
  if (line.accept("=")) {
    field.has_constant = true;
    u64 bits = 0;
    if (line.next_is_quoted()) {
      field.constant = string_constant(line.text("a string"));
    } else if (parse_raw_bits(line.peek_word(), &bits)) {
      line.text("a number");
      field.constant = bits_constant(bits);
    } else {
      line.fail("expected a number or a string");
    }
  }
  image_.fields.push_back(std::move(field));
}

void ClassAssembler::method(LineCursor& line, u32 leading_flags) {
  MethodImage method;
  method.flags = leading_flags | flags(line, FlagContext::Method);
  const std::string text = line.text("a method (name(I)V)");
  const size_t paren = text.find('(');
  if (paren == std::string::npos) line.fail("expected a method (name(I)V)");
  method.name = text.substr(0, paren);
  if (paren != std::string::npos) method.descriptor = text.substr(paren);
  bool refs_given = false, prims_given = false;
  while (!line.done()) {
    const std::string word(line.peek_word());
    const size_t equals = word.find('=');
    const std::string key = word.substr(0, equals);
    i64 count = 0;
    if (equals == std::string::npos || (key != "refs" && key != "prims") ||
        !parse_integer(std::string_view(word).substr(equals + 1), &count) || count < 0 ||
        count > std::numeric_limits<u16>::max()) {
      line.fail("expected refs=N or prims=N");
      break;
    }
    line.accept(word);
    (key == "refs" ? refs_given : prims_given) = true;
    (key == "refs" ? method.reference_registers : method.primitive_registers) = static_cast<u16>(count);
  }

  MethodAssembler body(image_, interner_, method, errors_);
  const u32 first_line = lines_[at_].number;
  for (++at_; at_ < lines_.size() && !at_end_line(); ++at_) {
    LineCursor inside(lines_[at_], errors_);
    if (inside.accept("signature")) {
      method.signature = inside.text("a signature");
    } else if (inside.accept("throws")) {
      names(inside, method.exceptions);
    } else if (inside.accept("parameter")) {
      names(inside, method.parameter_names);
    } else if (inside.accept("annotation")) {
      annotation(inside, method.annotations);
    } else if (inside.accept("parameter_annotation")) {
      const size_t parameter = static_cast<size_t>(inside.integer(0, 255, "the number of a parameter"));
      if (method.parameter_annotations.size() <= parameter) method.parameter_annotations.resize(parameter + 1);
      annotation(inside, method.parameter_annotations[parameter]);
    } else if (inside.accept("default")) {
      method.annotation_default.assign(1, annotation_value(inside, 0));
    } else if (!body.take_line(inside)) {
      inside.fail("no such instruction: '" + std::string(inside.peek_word()) + "'");
    }
    inside.expect_end();
  }
  if (at_ < lines_.size()) {
    LineCursor last(lines_[at_], errors_);
    last.accept("end");
    last.expect_end();
  } else {
    errors_.push_back({first_line, 1, "this method has no 'end'"});
  }
  body.finish(refs_given, prims_given);
  image_.methods.push_back(std::move(method));
}

// annotation Type { name KIND payload }, behind its first word
void ClassAssembler::annotation(LineCursor& line, std::vector<Annotation>& into) {
  Annotation annotation;
  annotation.type = line.text("an annotation type");
  while (!line.done()) {
    std::string name = line.text("a name");
    annotation.values.push_back(annotation_value(line, 0));
    annotation.values.back().name = std::move(name);
  }
  into.push_back(std::move(annotation));
}

AnnotationValue ClassAssembler::annotation_value(LineCursor& line, int depth) {
  AnnotationValue value;
  const std::string_view kind = line.peek_word();
  if (kind.size() != 1 || std::string_view("sidce[@").find(kind[0]) == std::string_view::npos) {
    line.fail("expected the kind of the value (s i d c e [ @)");
    return value;
  }
  value.kind = kind[0];
  line.accept(kind);
  if (value.kind == 'i') {
    value.integer = line.integer(std::numeric_limits<i64>::min(), std::numeric_limits<i64>::max(), "an integer");
  } else if (value.kind == 'd') {
    const std::string text = line.text("a number");
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value.real);
    if (error != std::errc() || stop != end) line.fail("expected a number");
  } else if (value.kind == '[') {
    if (depth == kMaxAnnotationDepth) line.fail("annotation values nested too deeply");
    while (!line.done() && !line.accept("]")) value.elements.push_back(annotation_value(line, depth + 1));
  } else {
    value.text = line.text("a text");
  }
  if (value.kind == '@' && line.accept("(")) {
    if (depth == kMaxAnnotationDepth) line.fail("annotation values nested too deeply");
    while (!line.done() && !line.accept(")")) {
      std::string name = line.text("a name");
      value.elements.push_back(annotation_value(line, depth + 1));
      value.elements.back().name = std::move(name);
    }
  }
  return value;
}

}  // namespace

AssemblyResult assemble(std::string_view text) {
  AssemblyResult result;
  const std::vector<AssemblyLine> lines = split_assembly(text, result.errors);
  for (size_t at = 0; at < lines.size();) result.classes.push_back(ClassAssembler(lines, at, result.errors).run());
  if (!result.errors.empty()) result.classes.clear();
  return result;
}

}  // namespace heddle::bytecode
