#include "test_support/test_world.h"

#include "interp/exceptions.h"
#include "interp/vm_ops.h"
#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

namespace heddle::interp {

namespace {

std::vector<bytecode::ClassImage> assemble_or_die(std::string_view text) {
  bytecode::AssemblyResult result = bytecode::assemble(text);
  for (const bytecode::AssemblyError& e : result.errors)
    HEDDLE_UNREACHABLE("line " + std::to_string(e.line) + ":" + std::to_string(e.column) + ": " + e.message);
  for (const bytecode::ClassImage& image : result.classes)
    for (const std::string& fault : bytecode::verify(image)) HEDDLE_UNREACHABLE(fault);
  return std::move(result.classes);
}

void string_length(vm::NativeContext& c) { c.result_int(static_cast<i32>(c.world.heap.header(c.refs[0]).length)); }

void current_thread(vm::NativeContext& c) { c.result_ref(c.world.thread(c.thread).core.java_thread); }

void full_join(vm::NativeContext& c) { c.result_int(c.world.options.full_join); }

void fill_in_stack_trace(vm::NativeContext& c) {
  const vm::Ref trace = capture_backtrace(c.world, c.thread, true);
  if (trace == 0) {
    c.throw_("java/lang/OutOfMemoryError", "Java heap space");
    return;
  }
  for (const vm::Class* k : c.world.classes.by_id(c.world.heap.header(c.refs[0]).class_id)->super_chain)
    if (const vm::Field* field = k->find_field("backtrace", "[J"))
      c.world.heap.store<vm::Ref>(c.refs[0], field->offset, trace);
}

}  // namespace

std::vector<bytecode::ClassImage> test_library() { return assemble_or_die(test_library_text()); }

void TestClasses::add(std::vector<bytecode::ClassImage> images, bool is_library) {
  for (bytecode::ClassImage& image : images) {
    std::string name = image.name;
    images_[std::move(name)] = {std::make_shared<const bytecode::ClassImage>(std::move(image)), is_library};
  }
}

std::shared_ptr<const bytecode::ClassImage> TestClasses::find(const std::string& name, bool* is_library) {
  const auto found = images_.find(name);
  if (found == images_.end()) return nullptr;
  *is_library = found->second.is_library;
  return found->second.image;
}

ProgramClasses::ProgramClasses(std::string_view program) { own_.add(assemble_or_die(program), false); }

std::shared_ptr<const bytecode::ClassImage> ProgramClasses::find(const std::string& name, bool* is_library) {
  static TestClasses library = [] {
    TestClasses classes;
    classes.add(test_library(), true);
    return classes;
  }();
  auto own = own_.find(name, is_library);
  return own != nullptr ? own : library.find(name, is_library);
}

bool TestNatives::find(std::string_view class_name, std::string_view name, std::string_view descriptor,
                       vm::NativeEntry* out) const {
  if (const VmOpEntry* op = find_vm_op(class_name, name, descriptor)) {
    out->vm_op = static_cast<i32>(op->op);
    return true;
  }
  const std::string full = std::string(class_name) + "." + std::string(name) + std::string(descriptor);
  if (const auto f = functions.find(full); f != functions.end()) out->function = f->second;
  else if (full == "java/lang/String.length()I") out->function = string_length;
  else if (full == "java/lang/Thread.currentThread()Ljava/lang/Thread;") out->function = current_thread;
  else if (full == "heddle/VM.fullJoin()Z") out->function = full_join;
  else if (full == "java/lang/Throwable.fillInStackTrace0()V") out->function = fill_in_stack_trace;
  return out->function != nullptr;
}

TestWorld::TestWorld(std::string_view program, vm::RunOptions options)
    : classes(program), world(classes, natives, std::move(options)) {}

void TestWorld::start(const std::string& main_class) {
  const StartResult result = start_program(world, main_class);
  HEDDLE_CHECK(result.ok, result.error);
}

PlainResult TestWorld::run(const PlainRunOptions& options) {
  return run_plain(world, options, [this](int stream, std::string_view text) { (stream == 2 ? err : out) += text; });
}

}  // namespace heddle::interp
