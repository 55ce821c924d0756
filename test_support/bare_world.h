// For the unit tests of this room: a World over classes written in the text form of bytecode. What a
// test takes for granted is a HEDDLE_CHECK here.
#pragma once

#include <map>
#include <string>

#include "vm/base/check.h"
#include "vm/bytecode/assembler.h"
#include "vm/world.h"

namespace heddle::vm::testing {

inline constexpr const char* kLibrary = R"(
class java/lang/Object
  method public <init>()V
    RET
  end
  method public hashCode()I
    CONST_I p0 0
    RET_P p0
  end
  method protected finalize()V
    RET
  end
  method protected native clone()Ljava/lang/Object;
  end
end
final class java/lang/String
  field public static final EMPTY Ljava/lang/String; = ""
end
final class java/lang/Class
  field initFailure Ljava/lang/Object;
end
class java/lang/Throwable
end
class java/lang/Thread
  field name Ljava/lang/String;
end
interface abstract class java/lang/Cloneable
end
interface abstract class java/io/Serializable
end
)";

class TextProvider : public ClassProvider {
 public:
  explicit TextProvider(std::string_view program) {
    add(kLibrary, true);
    add(program, false);
  }
  void add(std::string_view text, bool is_library) {
    bytecode::AssemblyResult result = bytecode::assemble(text);
    for (const bytecode::AssemblyError& error : result.errors)
      HEDDLE_CHECK(false, "line " + std::to_string(error.line) + ": " + error.message);
    for (bytecode::ClassImage& image : result.classes) {
      std::string name = image.name;
      classes_[name] = {std::make_shared<const bytecode::ClassImage>(std::move(image)), is_library};
    }
  }
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& name, bool* is_library) override {
    const auto found = classes_.find(name);
    if (found == classes_.end()) return nullptr;
    *is_library = found->second.second;
    return found->second.first;
  }

 private:
  std::map<std::string, std::pair<std::shared_ptr<const bytecode::ClassImage>, bool>> classes_;
};

class MapNatives : public NativeProvider {
 public:
  std::map<std::string, NativeEntry, std::less<>> entries;  // "Main.f(I)V"
  bool find(std::string_view class_name, std::string_view name, std::string_view descriptor,
            NativeEntry* out) const override {
    const auto found = entries.find(std::string(class_name) + "." + std::string(name) + std::string(descriptor));
    if (found == entries.end()) return false;
    *out = found->second;
    return true;
  }
};

struct TestWorld {
  TextProvider provider;
  MapNatives natives;
  World world;
  explicit TestWorld(std::string_view program, RunOptions options = {})
      : provider(program), world(provider, natives, std::move(options)) {}

  Class& load(const std::string& name) {
    std::string error;
    Class* c = world.classes.load(name, &error);
    HEDDLE_CHECK(c != nullptr, name + ": " + error);
    return *c;
  }
  std::string load_error(const std::string& name) {
    std::string error;
    HEDDLE_CHECK(world.classes.load(name, &error) == nullptr, name);
    return error;
  }
  Method& method(const std::string& owner, std::string_view name, std::string_view descriptor = "()V") {
    Method* m = load(owner).find_declared(name, descriptor);
    HEDDLE_CHECK(m != nullptr, name);
    return *m;
  }
  Method& prepared(const std::string& owner, std::string_view name, std::string_view descriptor = "()V") {
    Method& m = method(owner, name, descriptor);
    std::string error;
    HEDDLE_CHECK(world.classes.prepare(m, &error), error);
    return m;
  }
  std::string prepare_error(const std::string& owner, std::string_view name, std::string_view descriptor = "()V") {
    Method& m = method(owner, name, descriptor);
    std::string error;
    HEDDLE_CHECK(!world.classes.prepare(m, &error) && m.code.empty(), name);
    return error;
  }
};

}  // namespace heddle::vm::testing
