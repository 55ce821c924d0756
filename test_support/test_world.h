// For unit tests, of this room and of those above: a tiny class library in the text form of bytecode,
// and a World with a program over it. The real library is stdlib/.
//
//   TestWorld w(R"(
//     class Main
//       method public static main([Ljava/lang/String;)V
//         ...
//     end)");
//   w.start();                        // main stands before main(String[])
//   Operation s = run_to_visible(w.world, 0, 1000, nullptr);
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "interp/executor.h"
#include "interp/natives.h"
#include "interp/run.h"
#include "vm/bytecode/class_image.h"

namespace heddle::interp {

// java.lang: Object, String, Class, Thread (start, join, isAlive, interrupt, isInterrupted, interrupted,
// sleep, yield, holdsLock, state0), Throwable with the exceptions that the VM throws and their supertypes,
// Runnable, Integer (value, MAX_VALUE); LockSupport (park, parkNanos, unpark); heddle.VM, heddle.Verify.
// Thread.join is the primitive join, or Java's loop with options.full_join. VM.print(String) and
// VM.printInt(I) write a line to standard output.
std::string_view test_library_text();
std::vector<bytecode::ClassImage> test_library();

// Class images by name; the library's are marked as such.
class TestClasses : public vm::ClassProvider {
 public:
  void add(std::vector<bytecode::ClassImage> images, bool is_library);
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& name, bool* is_library) override;

 private:
  struct Entry {
    std::shared_ptr<const bytecode::ClassImage> image;
    bool is_library;
  };
  std::map<std::string, Entry> images_;
};

// The classes of one program over the test library. The library is assembled once, whatever the number of programs.
class ProgramClasses : public vm::ClassProvider {
 public:
  // Assembles and verifies `program` (a fault in it aborts the test with its message).
  explicit ProgramClasses(std::string_view program);
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& name, bool* is_library) override;

 private:
  TestClasses own_;
};

// The VM's operations, the few natives of the test library, and what a test adds.
class TestNatives : public vm::NativeProvider {
 public:
  std::map<std::string, vm::NativeFunction, std::less<>> functions;  // "Main.f(I)I"
  bool find(std::string_view class_name, std::string_view name, std::string_view descriptor,
            vm::NativeEntry* out) const override;
};

struct TestWorld {
  // Assembles and verifies `program` (a fault in it aborts the test with its message).
  explicit TestWorld(std::string_view program, vm::RunOptions options = {});
  // Starts class `main_class`; aborts the test if that fails.
  void start(const std::string& main_class = "Main");
  // A plain run of the started program; what it writes is collected in out and err.
  PlainResult run(const PlainRunOptions& options = {});

  ProgramClasses classes;
  TestNatives natives;
  World world;
  std::string out, err;
};

}  // namespace heddle::interp
