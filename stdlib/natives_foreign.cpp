// Methods marked @heddle.Native: C functions, called through libffi (docs/native-calls.md). A function gets
// copies of strings and arrays, never the heap itself; so it may keep no pointer, and what it changes in an
// array goes back through the heap's door. Unless the function is pure, its answer is the outside's: asked
// once, known from then on (vm/outside.h).
#include <dlfcn.h>
#include <ffi.h>

#include <cstring>
#include <vector>

#include "interp/schedule.h"
#include "stdlib/native_tables.h"
#include "vm/hash.h"

namespace heddle::stdlib {
namespace {

using vm::NativeEnd;
using vm::NativeFact;

enum class Effect : u8 { Pure, Logged, Irreversible };

// One parameter: a primitive type, 's' a string, 'a' an array of primitives.
struct Parameter {
  char kind = 'I';
  char element = 0;  // arrays: the type of its elements
};

// What a marked method says about itself, and the function once somebody has called it.
struct Foreign {
  std::string library, symbol;
  Effect effect = Effect::Logged;
  std::vector<Parameter> parameters;
  char result = 'V';
  std::string fault;  // why the method cannot stand for a C function; empty if it can

  bool linked = false;
  void* function = nullptr;
  std::string link_error;
  std::vector<ffi_type*> types;
  ffi_cif cif{};

  std::string name() const { return (library.empty() ? "" : library + ":") + symbol; }
};

ffi_type* type_of(char kind) {
  switch (kind) {
    case 'Z': return &ffi_type_uint8;
    case 'B': return &ffi_type_sint8;
    case 'C': return &ffi_type_uint16;
    case 'S': return &ffi_type_sint16;
    case 'I': return &ffi_type_sint32;
    case 'J': return &ffi_type_sint64;
    case 'F': return &ffi_type_float;
    case 'D': return &ffi_type_double;
    case 'V': return &ffi_type_void;
    default: return &ffi_type_pointer;
  }
}

bool is_primitive(char c) { return c != 0 && std::strchr("ZBCSIJFD", c) != nullptr; }

// The type that begins at `at`, which moves behind it. False: none that a function can have.
bool read_type(std::string_view descriptor, size_t* at, Parameter* out) {
  constexpr std::string_view kString = "Ljava/lang/String;";
  const char c = descriptor[*at];
  if (is_primitive(c) || c == 'V') {
    *out = {c, 0};
    ++*at;
    return true;
  }
  if (descriptor.substr(*at).starts_with(kString)) {
    *out = {'s', 0};
    *at += kString.size();
    return true;
  }
  if (c != '[' || !is_primitive(descriptor[*at + 1])) return false;
  *out = {'a', descriptor[*at + 1]};
  *at += 2;
  return true;
}

void read_annotation(const bytecode::Annotation& annotation, Foreign* f) {
  for (const bytecode::AnnotationValue& value : annotation.values) {
    if (value.name == "library") f->library = value.text;
    if (value.name == "symbol" && !value.text.empty()) f->symbol = value.text;
    if (value.name == "effect" && value.text == "PURE") f->effect = Effect::Pure;
    if (value.name == "effect" && value.text == "IRREVERSIBLE") f->effect = Effect::Irreversible;
  }
}

std::shared_ptr<Foreign> describe(const vm::Method& method) {
  auto f = std::make_shared<Foreign>();
  f->symbol = method.name;
  for (const bytecode::Annotation& annotation : method.image->annotations)
    if (annotation.type == "heddle/Native") read_annotation(annotation, f.get());
  if (!method.is_static()) f->fault = "a native function is no instance method";
  const std::string_view d = method.descriptor;
  size_t at = 1;
  Parameter p;
  while (f->fault.empty() && d[at] != ')') {
    if (!read_type(d, &at, &p)) f->fault = "a native function takes primitive values, strings and arrays of primitives";
    else f->parameters.push_back(p);
  }
  if (f->fault.empty() && (!read_type(d, &++at, &p) || p.kind == 'a'))
    f->fault = "a native function returns a primitive value, a string or nothing";
  f->result = p.kind;
  return f;
}

Foreign& foreign_of(const vm::Method& method) {
  if (!method.native_cache) method.native_cache = describe(method);
  return *static_cast<Foreign*>(method.native_cache.get());
}

// Finds the function; without success link_error says why, in the loader's words. Libraries stay loaded.
void link(Foreign* f) {
  if (f->linked) return;
  f->linked = true;
  void* library = ::dlopen(f->library.empty() ? nullptr : f->library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) {
    ::dlerror();
    f->function = ::dlsym(library, f->symbol.c_str());
  }
  if (f->function == nullptr) {
    const char* why = ::dlerror();
    f->link_error = why != nullptr ? why : f->name() + ": the symbol is null";
    return;
  }
  for (const Parameter& p : f->parameters) f->types.push_back(type_of(p.kind));
  if (::ffi_prep_cif(&f->cif, FFI_DEFAULT_ABI, static_cast<unsigned>(f->types.size()), type_of(f->result),
                     f->types.data()) != FFI_OK)
    f->link_error = f->name() + ": libffi cannot call a function of this type";
}

// --- arguments

// The bytes of an array's elements, copied, with a guard behind them.
class Buffer {
 public:
  explicit Buffer(std::string_view contents) : size_(contents.size()), words_(size_ / 8 + 1 + kGuard, kPattern) {
    std::memcpy(words_.data(), contents.data(), size_);
  }
  void* data() { return words_.data(); }
  std::string_view contents() const { return {reinterpret_cast<const char*>(words_.data()), size_}; }
  bool overrun() const {
    const auto* bytes = reinterpret_cast<const u8*>(words_.data());
    const auto* pattern = reinterpret_cast<const u8*>(&kPattern);
    for (size_t i = size_; i < words_.size() * 8; ++i)
      if (bytes[i] != pattern[i % 8]) return true;
    return false;
  }

 private:
  static constexpr size_t kGuard = 4;
  static constexpr u64 kPattern = 0xdb5a7c91e63f28b4;
  size_t size_;
  std::vector<u64> words_;
};

struct Argument {
  u64 value = 0;         // primitives: as a register holds it; strings and arrays: 1, or 0 for null
  std::string contents;  // of a string, as UTF-8; of an array
};

// False if an argument cannot be handed to the function; then an exception is arranged.
bool read_arguments(NativeContext& c, const Foreign& f, std::vector<Argument>* out) {
  u32 ref = 0, prim = 0;
  for (const Parameter& p : f.parameters) {
    Argument& a = out->emplace_back();
    if (is_primitive(p.kind)) {
      a.value = c.prims[prim++];
      continue;
    }
    const Ref r = c.refs[ref++];
    a.value = r != 0;
    if (r == 0) continue;
    if (p.kind == 'a') {
      a.contents = c.heap().bytes_of(r);
      continue;
    }
    a.contents = c.world.string_utf8(r);
    if (a.contents.find('\0') == std::string::npos) continue;
    c.throw_("java/lang/IllegalArgumentException",
             "argument " + std::to_string(out->size()) + " of " + f.symbol + " has a character 0 in it");
    return false;
  }
  return true;
}

u64 hash_of(const Foreign& f, const std::vector<Argument>& arguments) {
  u64 hash = vm::hash_bytes(f.symbol, vm::mix64(vm::hash_bytes(f.library)));
  for (const Argument& a : arguments)
    hash = vm::hash_bytes(a.contents, vm::mix64(vm::mix64(hash + a.value) + a.contents.size()));
  return vm::mix64(hash);
}

// A result of libffi, whose small integers fill a word, as a register holds it.
u64 register_value(char kind, u64 word) {
  switch (kind) {
    case 'Z': return static_cast<u8>(word) != 0;
    case 'B': return static_cast<u32>(static_cast<i8>(word));
    case 'C': return static_cast<u16>(word);
    case 'S': return static_cast<u32>(static_cast<i16>(word));
    case 'I':
    case 'F': return static_cast<u32>(word);
    case 'V': return 0;
    default: return word;
  }
}

// --- the call

NativeFact call_function(Foreign* f, const std::vector<Argument>& arguments) {
  NativeFact fact;
  fact.function = f->name();
  link(f);
  if (!f->link_error.empty()) {
    fact.end = NativeEnd::Unlinked;
    fact.text = f->link_error;
    return fact;
  }
  std::vector<Buffer> buffers;  // of strings, too
  buffers.reserve(arguments.size());
  std::vector<u64> words(arguments.size());
  std::vector<void*> values;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const char kind = f->parameters[i].kind;
    words[i] = arguments[i].value;
    buffers.emplace_back(kind == 's' ? std::string_view(arguments[i].contents.c_str(), arguments[i].contents.size() + 1)
                                     : std::string_view(arguments[i].contents));
    if (!is_primitive(kind) && words[i] != 0) words[i] = reinterpret_cast<u64>(buffers.back().data());
    values.push_back(&words[i]);
  }
  u64 result = 0;
  ::ffi_call(&f->cif, FFI_FN(f->function), &result, values.data());

  for (u32 i = 0; i < arguments.size(); ++i) {
    if (buffers[i].overrun()) {
      fact.end = NativeEnd::Overrun;
      fact.text = f->symbol + " wrote behind the end of its argument " + std::to_string(i + 1);
      return fact;
    }
    if (f->parameters[i].kind == 'a' && buffers[i].contents() != arguments[i].contents)
      fact.buffers[i] = buffers[i].contents();
  }
  if (f->result != 's') fact.value = register_value(f->result, result);
  else if (result != 0) fact.text = reinterpret_cast<const char*>(result);
  return fact;
}

// Brings the changed elements into the array. (A journal from elsewhere may have more or fewer.)
void write_back(NativeContext& c, Ref array, std::string_view bytes) {
  const std::string before(c.heap().bytes_of(array));
  const size_t size = element_size(class_of(c, array)), end = std::min(bytes.size(), before.size()) / size * size;
  for (size_t at = 0; at < end;) {
    size_t same = at;
    while (same < end && bytes.substr(same, size) == std::string_view(before).substr(same, size)) same += size;
    size_t stop = same;
    while (stop < end && bytes.substr(stop, size) != std::string_view(before).substr(stop, size)) stop += size;
    if (same != stop) {
      c.heap().store_bytes(array, static_cast<u32>(same / size), static_cast<u32>((stop - same) / size),
                           bytes.data() + same);
    }
    at = stop;
  }
}

// What the function has answered becomes the method's result.
void deliver(NativeContext& c, const Foreign& f, const NativeFact& fact) {
  if (fact.end == NativeEnd::Unlinked) return c.throw_("java/lang/UnsatisfiedLinkError", fact.text.value_or(f.name()));
  if (fact.end == NativeEnd::Overrun) return c.throw_("java/lang/InternalError", fact.text.value_or(f.name()));
  u32 ref = 0;
  for (u32 i = 0; i < f.parameters.size(); ++i) {
    if (is_primitive(f.parameters[i].kind)) continue;
    const Ref r = c.refs[ref++];
    const auto changed = fact.buffers.find(i);
    if (r != 0 && f.parameters[i].kind == 'a' && changed != fact.buffers.end()) write_back(c, r, changed->second);
  }
  if (f.result == 's') c.result_ref(fact.text ? c.new_string(*fact.text) : 0);
  else if (f.result != 'V') c.prims[0] = register_value(f.result, fact.value);
}

void call_foreign(NativeContext& c) {
  Foreign& f = foreign_of(*c.method);
  if (!f.fault.empty())
    return c.throw_("java/lang/UnsatisfiedLinkError", "'" + c.method->external_name() + "': " + f.fault);
  if (!c.world.options.sandbox.empty())
    return c.throw_("java/lang/SecurityException",
                    "native call of " + f.name() + ": --sandbox lets no program make one");
  std::vector<Argument> arguments;
  if (!read_arguments(c, f, &arguments)) return;
  const auto perform = [&] { return call_function(&f, arguments); };
  if (f.effect == Effect::Pure) return deliver(c, f, perform());

  const vm::ThreadCore& core = c.world.thread(c.thread).core;
  const bool once = f.effect == Effect::Irreversible;
  const vm::NativeCall call{interp::thread_path(c.world, c.thread), once,
                            once ? core.irreversible_calls : core.native_calls, hash_of(f, arguments)};
  const NativeFact* fact = c.world.outside->native(call, perform);
  if (fact == nullptr && c.world.options.backtracks) {
    c.opaque = true;
    return;
  }
  if (fact == nullptr)
    return c.throw_("java/lang/InternalError", f.name() + " was given something else when the run was recorded");
  c.world.before_write_thread(c.thread);
  vm::ThreadCore& counted = c.world.thread(c.thread).core;
  ++(once ? counted.irreversible_calls : counted.native_calls);
  deliver(c, f, *fact);
}

constexpr NativeRow kForeignRows[] = {{"heddle/Native.call()V", call_foreign}};

}  // namespace

std::span<const NativeRow> foreign_natives() { return kForeignRows; }

}  // namespace heddle::stdlib
