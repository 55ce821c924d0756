#include "vm/bytecode/printed_only.h"

#include <doctest/doctest.h>

#include <string>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

// The fields that are only printed, "A.x B.y", of a program with a library that has one interface, java/lang/Runnable,
// and in it a method that takes a number and gives one back.
std::string printed(const std::string& text) {
  AssemblyResult assembled = assemble(text);
  REQUIRE(assembled.errors.empty());
  const AssemblyResult library = assemble(R"(
abstract interface class java/lang/Runnable extends java/lang/Object
  method public abstract use(I)I refs=0 prims=0
  end
end
)");
  REQUIRE(library.errors.empty());
  std::vector<const ClassImage*> program;
  for (const ClassImage& c : assembled.classes) {
    for (const std::string& error : verify(c)) FAIL_CHECK(error);
    program.push_back(&c);
  }
  const PrintedOnly only(program, [&](const std::string& name) {
    return name == "java/lang/Runnable" ? std::make_shared<const ClassImage>(library.classes[0]) : nullptr;
  });
  std::string fields;
  for (const ClassImage& c : assembled.classes)
    for (const FieldImage& f : c.fields)
      if (only.holds(c, f)) fields.append(fields.empty() ? "" : " ").append(c.name).append(".").append(f.name);
  return fields;
}

}  // namespace

TEST_CASE("fields that are printed, added to, or never read are only printed; those of which a branch hangs are not") {
  CHECK(printed(R"(
class A extends java/lang/Object
  field static printed I
  field static added J
  field static unread I
  field static tested I
  field static copied I
  method static m()V refs=1 prims=3
    GETS_4 p0 A.printed:I
    TOSTR r0 p0 I
    GETS_8 p1 A.added:J
    ADDK_L p1 p1 1
    PUTS_8 p1 A.added:J
    GETS_4 p0 A.printed:I
    PUTS_4 p0 A.unread:I
    GETS_4 p0 A.copied:I
    PUTS_4 p0 A.tested:I
    GETS_4 p0 A.tested:I
    JLTK_I p0 3 end
  end:
    RET
  end
end
)") == "A.printed A.added A.unread");
}

TEST_CASE("numbers are followed through calls, results and constructors, upwards to the class that has the member") {
  const std::string classes = R"(
class A extends java/lang/Object
  field kept I
  field used I
  method <init>(II)V refs=1 prims=2
    PUTF_4 p0 r0 A.kept:I
    PUTF_4 p1 r0 A.used:I
    RET
  end
  method kept()I refs=1 prims=1
    GETF_4 p0 r0 A.kept:I
    RET_P p0
  end
  method used()I refs=1 prims=1
    GETF_4 p0 r0 B.used:I
    RET_P p0
  end
end
class B extends A
  field static first I
  field static second I
  method static make(LB;)V refs=3 prims=2
    GETS_4 p0 B.first:I
    GETS_4 p1 B.second:I
    MOV_R r1 r0
    CALL_SPECIAL A.<init>(II)V r1 p0
    MOV_R r1 r0
    CALL_VIRTUAL B.kept()I r1 p0
    TOSTR r2 p0 I
    MOV_R r1 r0
    CALL_VIRTUAL B.used()I r1 p0
    JLTK_I p0 3 end
  end:
    RET
  end
end
)";
  CHECK(printed(classes) == "A.kept B.first");
}

TEST_CASE("what the library may call, or is called with, counts; and everything if members are reached by name") {
  const auto implements = [](const char* more) {
    return std::string(R"(
class A extends java/lang/Object implements java/lang/Runnable
  field static given I
  field static passed I
  field static own I
  method public use(I)I refs=1 prims=1
    TOSTR r0 p0 I
    GETS_4 p0 A.given:I
    RET_P p0
  end
  method static m(LA;)V refs=2 prims=1
    GETS_4 p0 A.passed:I
    MOV_R r1 r0
    CALL_VIRTUAL A.use(I)I r1 p0
    GETS_4 p0 A.own:I
    TOSTR r1 p0 I
)") + more +
           R"(
    RET
  end
end
)";
  };
  CHECK(printed(implements("")) == "A.own");
  CHECK(printed(implements("    CHECKCAST r0 java/lang/reflect/Field")) == "");
}
