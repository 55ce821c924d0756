#include "repl/evaluator.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "repl/show.h"
#include "tester/describe.h"
#include "vm/object_walk.h"

namespace heddle::repl {
namespace {

using vm::Class;
using vm::Field;
using vm::Ref;
using vm::ThreadId;
using vm::World;

constexpr const char* kName = "expression";  // what messages call the text

std::string descriptor_of(const Class& c) { return c.is_array() ? c.name : "L" + c.name + ";"; }

void store(World& world, Ref object, const Field& f, Ref reference, u64 primitive) {
  switch (f.bank) {
    case vm::Bank::Ref: world.heap.store<Ref>(object, f.offset, reference); break;
    case vm::Bank::Prim8: world.heap.store<u64>(object, f.offset, primitive); break;
    default: world.heap.store<u32>(object, f.offset, static_cast<u32>(primitive)); break;
  }
}

// On the way through a text: where literals of characters and comments end.
size_t behind_literal(const std::string& text, size_t at) {
  const char quote = text[at];
  for (size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\\') ++i;
    else if (text[i] == quote) return i + 1;
  }
  return text.size();
}

bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$'; }

// Behind "#2", "#2@boot", "#2@0.1" at `at`, which is the '#'; `at` itself if there is no such thing.
size_t behind_number(const std::string& text, size_t at) {
  size_t i = at + 1;
  const auto digits = [&] {
    const size_t begin = i;
    while (i < text.size() && std::isdigit(static_cast<unsigned char>(text[i]))) ++i;
    return i > begin;
  };
  if (!digits()) return at;
  if (i >= text.size() || text[i] != '@') return i;
  const size_t number = i++;
  if (text.compare(i, 4, "boot") == 0) return i + 4;
  if (!digits()) return number;
  for (size_t dot = i; i < text.size() && text[i] == '.'; dot = i) {
    ++i;
    if (digits()) continue;
    i = dot;
    break;
  }
  return i;
}

}  // namespace

struct Evaluator::Scope {
  FrameId frame;
  std::string inside;
  Ref self = 0;
  struct Variable {
    lang::SnippetVariable known;
    const bytecode::LocalVariable* local = nullptr;  // of the frame; null: it cannot be assigned to
    Ref reference = 0;
    u64 primitive = 0;
  };
  std::vector<Variable> variables;
  std::vector<std::string> imports;
  bool has(const std::string& name) const {
    return std::any_of(variables.begin(), variables.end(), [&](const Variable& v) { return v.known.name == name; });
  }
};

Ref find_object(const World& world, std::string_view label) {
  vm::Reach reach(world);
  reach.add_roots(vm::kAllRoots);
  Ref found = 0;
  reach.each([&](Ref r) {
    if (world.object_label(r) != label) return vm::Reach::Step::On;
    found = r;
    return vm::Reach::Step::Stop;
  });
  return found;
}

std::string exception_for_people(const World& world, Ref exception, const std::string& name) {
  std::string text = tester::exception_text(world, exception) + "\n";
  for (const tester::Place& place : tester::exception_places(world, exception)) {
    if (place.file == name) break;
    if (place.library) continue;
    text += fmt::format("    at {} ({}:{})\n", place.method, place.file, place.line);
  }
  return text;
}

Evaluator::Evaluator(World& world, checkpoint::Checkpoints& checkpoints, SnippetHost& host)
    : world_(world), checkpoints_(checkpoints), host_(host) {}

// What the code of the frame may name, and where that is.
Evaluator::Scope Evaluator::scope_of(FrameId frame) const {
  Scope scope;
  scope.frame = frame;
  if (!frame.valid()) {
    scope.inside = host_.main_class();
    return scope;
  }
  const vm::Frame& f = world_.thread(frame.thread).frames[frame.index];
  const vm::Method& method = *world_.classes.method_by_id(f.method);
  const Class& owner = *method.owner;
  scope.inside = owner.name;
  // The body of a method reference stands in a class of its own, which nobody has written.
  if (owner.flags & bytecode::kLambda) scope.inside = owner.name.substr(0, owner.name.find("$$Lambda"));
  scope.imports = host_.imports(owner.image->source_file);
  for (const bytecode::LocalVariable* v : variables_in_scope(world_, frame)) {
    if (v->name == "this") {
      if (!(owner.flags & bytecode::kLambda)) scope.self = reference_in(world_, frame, *v);
      continue;
    }
    Scope::Variable variable;
    variable.known = {v->name, v->descriptor, v->signature};
    variable.local = v;
    if (v->is_reference) variable.reference = reference_in(world_, frame, *v);
    else variable.primitive = primitive_in(world_, frame, *v);
    scope.variables.push_back(std::move(variable));
  }
  if (scope.self == 0) return scope;
  // Variables around a local class, of which it has copies.
  for (const Field& field : owner.fields) {
    if (field.bank == vm::Bank::Void || !field.name.starts_with("val$") || field.is_static()) continue;
    Scope::Variable variable;
    variable.known.name = field.name.substr(4);
    if (scope.has(variable.known.name)) continue;
    for (const bytecode::FieldImage& image : owner.image->fields)
      if (image.name == field.name) variable.known.signature = image.signature;
    variable.known.descriptor = field.descriptor;
    if (field.bank == vm::Bank::Ref) variable.reference = world_.heap.load<Ref>(scope.self, field.offset);
    else if (field.bank == vm::Bank::Prim8) variable.primitive = world_.heap.load<u64>(scope.self, field.offset);
    else variable.primitive = world_.heap.load<u32>(scope.self, field.offset);
    scope.variables.push_back(std::move(variable));
  }
  return scope;
}

// Objects by their labels, Account#2, become variables: of the same length, so that places stay what they are.
bool Evaluator::add_objects(const std::string& text, Scope* scope, std::string* changed, std::string* error) const {
  *changed = text;
  for (size_t i = 0; i < text.size();) {
    if (text[i] == '"' || text[i] == '\'') {
      i = behind_literal(text, i);
      continue;
    }
    if (!is_word_char(text[i])) {
      ++i;
      continue;
    }
    const size_t begin = i;
    while (i < text.size() && is_word_char(text[i])) ++i;
    const size_t end = i < text.size() && text[i] == '#' ? behind_number(text, i) : i;
    if (end == i) continue;
    const std::string label = text.substr(begin, end - begin);
    const Ref object = find_object(world_, label);
    if (object == 0) {
      *error = "there is no object " + label + " that can be reached\n";
      return false;
    }
    std::string name = label;
    for (char& c : name)
      if (!is_word_char(c)) c = '$';
    changed->replace(begin, end - begin, name);
    if (!scope->has(name))
      scope->variables.push_back({{name, descriptor_of(class_of(world_, object)), ""}, nullptr, object, 0});
    i = end;
  }
  return true;
}

const Evaluator::Compiled& Evaluator::compile(const Scope& scope, const std::string& text) {
  std::string key = scope.inside + (scope.self != 0 ? " this" : "");
  for (const Scope::Variable& v : scope.variables)
    key += "\n" + v.known.name + " " + v.known.descriptor + " " + v.known.signature;
  key += "\n\n" + text;
  const auto known = compiled_.find(key);
  if (known != compiled_.end()) return known->second;

  lang::SnippetOptions options;
  options.classes = &host_.classes();
  options.name = kName;
  options.text = text;
  options.imports = scope.imports;
  for (const char* package : {"java.util", "java.util.function", "java.util.stream", "java.util.concurrent",
                              "java.util.concurrent.atomic", "java.util.concurrent.locks"})
    if (options.classes->has_package(package)) options.imports.push_back(std::string("import ") + package + ".*;");
  options.class_name = fmt::format("$Eval{}", ++made_);
  options.inside = scope.inside;
  options.has_this = scope.self != 0;
  options.private_too = true;
  for (const Scope::Variable& v : scope.variables) options.variables.push_back(v.known);
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::SnippetResult result = lang::compile_snippet(options, files, diagnostics);
  Compiled compiled;
  if (result.incomplete) compiled.error = "the expression is not complete\n";
  for (const lang::SnippetError& error : result.errors) compiled.error += error.text;
  if (!result.ok && compiled.error.empty()) compiled.error = "it cannot be compiled\n";
  compiled.class_name = result.class_name;
  compiled.type = result.value_type;
  compiled.has_value = !result.value_type.empty();
  for (bytecode::ClassImage& image : result.images) host_.add(std::move(image));
  return compiled_.emplace(std::move(key), std::move(compiled)).first->second;
}

// An instance of the snippet's class, made without a constructor: it holds the variables.
Ref Evaluator::make_holder(ThreadId t, const Scope& scope, Class& c) {
  const Ref holder = world_.allocate(c, t);
  if (holder == 0) return 0;
  for (const Field& f : c.fields) {
    if (f.is_static()) continue;
    if (f.name.starts_with("this$")) store(world_, holder, f, scope.self, 0);
    for (const Scope::Variable& v : scope.variables)
      if (f.name == v.known.name) store(world_, holder, f, v.reference, v.primitive);
  }
  return holder;
}

void Evaluator::write_back(const Scope& scope, Class& c, Ref holder) {
  for (const Scope::Variable& v : scope.variables) {
    if (v.local == nullptr) continue;
    for (const Field& f : c.fields) {
      if (f.is_static() || f.name != v.known.name) continue;
      if (f.bank == vm::Bank::Ref) {
        const Ref now = world_.heap.load<Ref>(holder, f.offset);
        assign(world_, scope.frame, *v.local, now, 0);
      } else if (f.bank == vm::Bank::Prim8) {
        assign(world_, scope.frame, *v.local, 0, world_.heap.load<u64>(holder, f.offset));
      } else if (const u32 now = world_.heap.load<u32>(holder, f.offset); now != static_cast<u32>(v.primitive)) {
        // Registers hold small numbers with their sign, and floats by their bits.
        const bool bits = v.known.descriptor == "F";
        assign(world_, scope.frame, *v.local, 0,
               bits ? u64{now} : static_cast<u64>(static_cast<i64>(static_cast<i32>(now))));
      }
    }
  }
}

std::string Evaluator::thrown(ThreadId, Ref exception) const {
  return "throws " + exception_for_people(world_, exception, kName);
}

Evaluation Evaluator::run(ThreadId t, const Scope& scope, const Compiled& compiled, bool raw, bool for_good) {
  Evaluation result;
  result.end = Evaluation::End::Failed;
  std::string why;
  Class* c = world_.classes.load(compiled.class_name, &why);
  vm::Method* method = c == nullptr ? nullptr : c->find_declared(lang::kSnippetMethod, "()V");
  if (method == nullptr) {
    result.error = why + "\n";
    return result;
  }
  const size_t out = world_.out.text.size(), err = world_.err.text.size();
  Ref holder = make_holder(t, scope, *c);
  if (holder == 0) {
    result.error = "there is not enough memory\n";
    return result;
  }
  world_.extra_roots.push_back(&holder);
  const Execution done = execute(world_, t, *method, {holder}, limits);
  result.output = world_.out.text.substr(out) + world_.err.text.substr(err);
  if (done.end == Execution::End::Threw) {
    result.error = thrown(t, done.exception);
  } else if (done.end != Execution::End::Returned) {
    result.error = "this cannot be evaluated here: " + done.why + "\n";
  } else {
    result.end = compiled.has_value ? Evaluation::End::Value : Evaluation::End::Nothing;
    result.type = compiled.type;
    if (for_good) write_back(scope, *c, holder);
    // Whoever looks at the value may run methods, which is undone at once.
    const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
    const Field* value = compiled.has_value ? c->find_field(lang::kSnippetValue, "Ljava/lang/Object;") : nullptr;
    if (value != nullptr) {
      Shower shower(world_, raw ? vm::kNoThread : t);
      const Ref object = world_.heap.load<Ref>(holder, value->offset);
      const bool all = object == 0 || (!raw && shower.says_all(object));
      if (!all) result.contents = raw_contents(world_, object);
      result.value =
          raw && object != 0 && !result.contents.empty() ? world_.object_label(object) : shower.reference(object);
    }
    checkpoints_.restore(mark);
    checkpoints_.pop(mark);
  }
  world_.extra_roots.pop_back();
  return result;
}

Evaluation Evaluator::evaluate(ThreadId t, const std::string& text, bool raw) {
  return evaluate(t, user_frame(world_, t), text, raw);
}

Evaluation Evaluator::evaluate(ThreadId t, FrameId frame, const std::string& text, bool raw) {
  Evaluation result;
  result.end = Evaluation::End::Rejected;
  Scope scope = scope_of(frame);
  std::string changed;
  if (!add_objects(text, &scope, &changed, &result.error)) return result;
  const Compiled& compiled = compile(scope, changed);
  result.error = compiled.error;
  if (!compiled.error.empty()) return result;
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  result = run(t, scope, compiled, raw, false);
  checkpoints_.restore(mark);
  checkpoints_.pop(mark);
  return result;
}

Evaluation Evaluator::perform(ThreadId t, const std::string& text) { return perform(t, user_frame(world_, t), text); }

Evaluation Evaluator::perform(ThreadId t, FrameId frame, const std::string& text) {
  Evaluation result;
  result.end = Evaluation::End::Rejected;
  Scope scope = scope_of(frame);
  std::string changed;
  if (!add_objects(text, &scope, &changed, &result.error)) return result;
  const Compiled& compiled = compile(scope, changed);
  result.error = compiled.error;
  if (!compiled.error.empty()) return result;
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  result = run(t, scope, compiled, false, true);
  if (!result.ok()) checkpoints_.restore(mark);
  checkpoints_.pop(mark);
  return result;
}

std::string Evaluator::show(ThreadId t, Ref object) {
  const checkpoint::Checkpoints::Mark mark = checkpoints_.mark();
  const std::string text = Shower(world_, t).reference(object);
  checkpoints_.restore(mark);
  checkpoints_.pop(mark);
  return text;
}

}  // namespace heddle::repl
