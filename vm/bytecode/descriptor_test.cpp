#include "vm/bytecode/descriptor.h"

#include <doctest/doctest.h>

using namespace heddle::bytecode;

TEST_CASE("type descriptors") {
  CHECK(bank_of("I") == Bank::Prim4);
  CHECK(bank_of("Z") == Bank::Prim4);
  CHECK(bank_of("F") == Bank::Prim4);
  CHECK(bank_of("J") == Bank::Prim8);
  CHECK(bank_of("D") == Bank::Prim8);
  CHECK(bank_of("[J") == Bank::Ref);
  CHECK(bank_of("Ljava/lang/String;") == Bank::Ref);
  CHECK(bank_of("V") == Bank::Void);
  for (const char* bad :
       {"", "V", "L", "L;", "LA", "La//b;", "La/;", "L/a;", "II", "[", "[V", "LA;I", "La.b;", "Q", "L[A;"}) {
    CAPTURE(bad);
    CHECK_FALSE(is_valid_type_descriptor(bad));
    CHECK(bank_of(bad) == Bank::Void);
  }
  CHECK(is_valid_type_descriptor(std::string(255, '[') + "I"));
  CHECK_FALSE(is_valid_type_descriptor(std::string(256, '[') + "I"));
}

TEST_CASE("method descriptors") {
  const MethodShape shape = parse_method_descriptor("(IJ[Ljava/lang/String;LA;)[D");
  REQUIRE(shape.valid);
  CHECK(shape.parameters == std::vector<std::string>{"I", "J", "[Ljava/lang/String;", "LA;"});
  CHECK(shape.reference_parameters == 2);
  CHECK(shape.primitive_parameters == 2);
  CHECK(shape.result == "[D");
  CHECK(shape.result_bank == Bank::Ref);
  CHECK(parse_method_descriptor("()V").valid);
  CHECK(parse_method_descriptor("()J").result_bank == Bank::Prim8);
  for (const char* bad : {"", "(", "()", "I", "(V)V", "(I", "()VV", "(LA)V", "()[", ")V"}) {
    CAPTURE(bad);
    CHECK_FALSE(parse_method_descriptor(bad).valid);
    CHECK(parse_method_descriptor(bad).parameters.empty());
  }
  CHECK(parse_method_descriptor("(" + std::string(255, 'I') + ")V").valid);
  CHECK_FALSE(parse_method_descriptor("(" + std::string(256, 'I') + ")V").valid);
}

TEST_CASE("names for messages") {
  CHECK(readable_type("[[Ljava/lang/String;") == "java.lang.String[][]");
  CHECK(readable_type("I") == "int");
  CHECK(readable_type("[Z") == "boolean[]");
  CHECK(readable_type("V") == "void");
  CHECK(readable_type("nonsense") == "nonsense");
  CHECK(dotted("java/util/Map$Entry") == "java.util.Map$Entry");
}
