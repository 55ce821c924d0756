// The classes that the VM makes for calls of signature polymorphic methods are verified like all others, and there is
// none for another method or what is no descriptor.
#include "vm/bytecode/polymorphic_call.h"

#include <doctest/doctest.h>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

constexpr const char* kHandle = "java/lang/invoke/MethodHandle";

std::shared_ptr<const ClassImage> find(const std::string& name) {
  const AssemblyResult assembled = assemble(
      "class java/lang/invoke/MethodHandle\n"
      "  method native varargs invokeExact([Ljava/lang/Object;)Ljava/lang/Object;\n  end\n"
      "  method native single([Ljava/lang/Object;)Ljava/lang/Object;\n  end\n"
      "  method varargs many([Ljava/lang/Object;)Ljava/lang/Object; refs=2 prims=0\n    RET_R r1\n  end\nend\n"
      "class p/Other\n  method native varargs invokeExact([Ljava/lang/Object;)Ljava/lang/Object;\n  end\nend\n");
  for (const auto& error : assembled.errors) FAIL_CHECK(error.line << ":" << error.column << ": " << error.message);
  for (const ClassImage& image : assembled.classes)
    if (image.name == name) return std::make_shared<ClassImage>(image);
  return nullptr;
}

std::shared_ptr<const ClassImage> made(const std::string& owner, const std::string& method,
                                       const std::string& descriptor) {
  return polymorphic_call_image(polymorphic_call_class(owner, method, descriptor), find);
}

}  // namespace

TEST_CASE("calls with any descriptor have a class that verifies") {
  for (const char* descriptor :
       {"()V", "()I", "()Ljava/lang/String;", "(ZBCSIJFD)V", "(Ljava/lang/String;I[J[[Lp/A$B;)Z", "(JLp/A;D)J",
        "([Ljava/lang/Object;)Ljava/lang/Object;", "(F)F", "(D)D", "(B)B", "(C)C", "(S)S", "([I)[Ljava/lang/String;"}) {
    INFO(descriptor);
    const auto image = made(kHandle, "invokeExact", descriptor);
    REQUIRE(image != nullptr);
    const std::string text = disassemble(*image);
    INFO(text);
    for (const std::string& problem : verify(*image)) FAIL_CHECK(problem);
    CHECK(image->name == polymorphic_call_class(kHandle, "invokeExact", descriptor));
    REQUIRE(image->methods.size() == 1);
    CHECK(image->methods[0].name == "invokeExact");
    CHECK(image->methods[0].descriptor == descriptor);
    // What the library is told: the whole descriptor.
    CHECK(text.find("\"" + std::string(descriptor) + "\"") != std::string::npos);
    CHECK(text.find("MethodHandle.invokeExact0(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;") !=
          std::string::npos);
  }
}

TEST_CASE("each argument comes into the array, a primitive one in the box of its type") {
  const std::string text = disassemble(*made(kHandle, "invokeExact", "(JLp/A;C)D"));
  INFO(text);
  CHECK(text.find("CONST_I p2 3") != std::string::npos);  // the array's length, above the two primitive parameters
  CHECK(text.find("java/lang/Long.valueOf(J)Ljava/lang/Long;") != std::string::npos);
  CHECK(text.find("java/lang/Character.valueOf(C)Ljava/lang/Character;") != std::string::npos);
  CHECK(text.find("ASTORE_R r1") != std::string::npos);  // the reference as it is
  CHECK(text.find("java/lang/Double.doubleValue()D") != std::string::npos);
  CHECK(text.find("RET_P p2") != std::string::npos);
}

TEST_CASE("other methods and broken names have none") {
  CHECK(made(kHandle, "single", "()V") == nullptr);
  CHECK(made(kHandle, "many", "()V") == nullptr);
  CHECK(made(kHandle, "nothing", "()V") == nullptr);
  CHECK(made("p/Other", "invokeExact", "()V") == nullptr);
  CHECK(made("p/Missing", "invokeExact", "()V") == nullptr);
  CHECK(made(kHandle, "invokeExact", "(") == nullptr);
  CHECK(made(kHandle, "invokeExact", "(V)V") == nullptr);
  CHECK(made(kHandle, "invokeExact", "()") == nullptr);
  CHECK(made(kHandle, "invokeExact", "()II") == nullptr);
  for (const char* name : {"", "#", "java/lang/invoke/MethodHandle", "java/lang/invoke/MethodHandle#",
                           "java/lang/invoke/MethodHandle#invokeExact", "java/lang/invoke/MethodHandle!#!",
                           "java/lang/invoke/MethodHandle#invokeExact!!", "java/lang/invoke/MethodHandle#!!V"})
    CHECK(polymorphic_call_image(name, find) == nullptr);
}
