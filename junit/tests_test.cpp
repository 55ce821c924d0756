// What is found in hand-made classes. (What JUnit itself does with the same sources: lang-tests/unit_tests_test.py.)
#include "junit/tests.h"

#include <doctest/doctest.h>

#include "junit/arguments.h"

namespace heddle::junit {
namespace {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::MethodImage;

AnnotationValue text(const std::string& name, const std::string& value, char kind = 's') {
  AnnotationValue v;
  v.name = name;
  v.kind = kind;
  v.text = value;
  return v;
}

AnnotationValue number(const std::string& name, i64 value) {
  AnnotationValue v;
  v.name = name;
  v.kind = 'i';
  v.integer = value;
  return v;
}

AnnotationValue list(const std::string& name, std::vector<AnnotationValue> elements) {
  AnnotationValue v;
  v.name = name;
  v.kind = '[';
  v.elements = std::move(elements);
  return v;
}

MethodImage method(const std::string& name, const std::string& descriptor, std::vector<Annotation> annotations,
                   u32 line) {
  MethodImage m;
  m.name = name;
  m.descriptor = descriptor;
  m.annotations = std::move(annotations);
  m.lines.push_back({0, line, 0});
  return m;
}

const Annotation kTest5{"org/junit/jupiter/api/Test", {}};
const Annotation kParameterized{"org/junit/jupiter/params/ParameterizedTest", {}};

struct Program {
  std::vector<ClassImage> classes;
  ClassImage& add(const std::string& name, const std::string& super = "java/lang/Object") {
    ClassImage c;
    c.name = name;
    c.super_name = super;
    c.source_file = "AccountTest.java";
    c.simple_name = name.substr(name.find_last_of("/$") + 1);
    classes.push_back(std::move(c));
    return classes.back();
  }
  std::vector<Test> tests(const std::string& package = "bank/") const {
    return tests_of(classes, package, "AccountTest.java", [this](std::string_view name) -> const ClassImage* {
      for (const ClassImage& c : classes)
        if (c.name == name) return &c;
      return nullptr;
    });
  }
};

TEST_CASE("tests: names, order, and what is left alone") {
  Program p;
  p.classes.reserve(10);
  ClassImage& c = p.add("bank/AccountTest");
  c.methods.push_back(method("second", "()V", {kTest5}, 20));
  c.methods.push_back(method("first", "()V", {{"org/junit/Test", {}}}, 10));
  c.methods.push_back(method("helper", "()V", {}, 5));
  c.methods.push_back(method("off", "()V", {kTest5, {"org/junit/jupiter/api/Disabled", {text("value", "later")}}}, 30));
  c.methods.push_back(method("wants", "(I)V", {kTest5}, 40));
  ClassImage& nested = p.add("bank/AccountTest$WhenEmpty");
  nested.enclosing_class = c.name;
  nested.annotations.push_back({"org/junit/jupiter/api/Nested", {}});
  nested.methods.push_back(method("pop", "()V", {kTest5}, 50));
  ClassImage& inner = p.add("bank/AccountTest$Inner");  // neither static nor @Nested
  inner.enclosing_class = c.name;
  inner.methods.push_back(method("never", "()V", {kTest5}, 60));
  ClassImage& other = p.add("bank/OtherTest");
  other.methods.push_back(method("third", "()V", {kTest5}, 70));
  ClassImage& elsewhere = p.add("shop/AccountTest");
  elsewhere.methods.push_back(method("foreign", "()V", {kTest5}, 1));

  const std::vector<Test> tests = p.tests();
  std::vector<std::string> names;
  for (const Test& t : tests) names.push_back(t.name);
  CHECK(names == std::vector<std::string>{"first", "second", "off", "wants", "WhenEmpty.pop", "OtherTest.third"});
  CHECK(tests[0].class_name == "bank.AccountTest");
  CHECK(tests[2].skipped == "later");
  CHECK(tests[2].driver.empty());
  CHECK(tests[3].problem == "nothing is known for its parameters (int)");
  CHECK(tests[4].class_name == "bank.AccountTest.WhenEmpty");
  CHECK(tests[4].driver.find("test1 = test0.new WhenEmpty();") != std::string::npos);
}

TEST_CASE("tests: what comes before is called from the base class down, what comes after up to it") {
  Program p;
  p.classes.reserve(4);
  ClassImage& base = p.add("bank/Base");
  base.source_file = "Base.java";
  base.methods.push_back(method("open", "()V", {{"org/junit/jupiter/api/BeforeEach", {}}}, 1));
  base.methods.push_back(method("close", "()V", {{"org/junit/jupiter/api/AfterEach", {}}}, 2));
  base.methods.push_back(method("hidden", "()V", {{"org/junit/jupiter/api/BeforeEach", {}}}, 3));
  base.methods.push_back(method("inherited", "()V", {kTest5}, 4));
  ClassImage& c = p.add("bank/AccountTest", "bank/Base");
  c.methods.push_back(method("fill", "()V", {{"org/junit/jupiter/api/BeforeEach", {}}}, 5));
  c.methods.push_back(method("empty", "()V", {{"org/junit/jupiter/api/AfterEach", {}}}, 6));
  c.methods.push_back(method("hidden", "()V", {}, 7));  // overrides, without the annotation: JUnit does not call it
  c.methods.push_back(method("test", "()V", {kTest5}, 8));
  const std::vector<Test> tests = p.tests();
  REQUIRE(tests.size() == 2);
  CHECK(tests[0].name == "inherited");
  const std::string& driver = tests[1].driver;
  const auto at = [&](const char* call) {
    const size_t found = driver.find(call);
    CHECK(found != std::string::npos);
    return found;
  };
  CHECK(at("test0.open()") < at("test0.fill()"));
  CHECK(at("test0.fill()") < at("test0.test()"));
  CHECK(at("test0.test()") < at("test0.empty()"));
  CHECK(at("test0.empty()") < at("test0.close()"));
  CHECK(driver.find("hidden") == std::string::npos);
}

TEST_CASE("tests: sets of arguments") {
  Program p;
  p.classes.reserve(4);
  ClassImage& c = p.add("AccountTest");
  c.methods.push_back(
      method("values", "(J)V",
             {kParameterized,
              {"org/junit/jupiter/params/provider/ValueSource", {list("ints", {number("", 3), number("", -4)})}}},
             1));
  c.methods.push_back(method("lines", "(Ljava/lang/String;I)V",
                             {kParameterized,
                              {"org/junit/jupiter/params/provider/CsvSource",
                               {list("value", {text("", "a b , 0x1F"), text("", "' it''s, ', 2"), text("", ", 3")})}}},
                             2));
  c.methods.push_back(method("none", "(I)V", {kParameterized}, 3));
  c.methods.push_back(
      method("wrong", "(I)V", {kParameterized, {"org/junit/jupiter/params/provider/NullSource", {}}}, 4));
  const std::vector<Test> tests = p.tests("");
  REQUIRE(tests.size() == 7);
  CHECK(tests[0].name == "values[1]");
  CHECK(tests[1].display_name == "values(-4)");
  CHECK(tests[1].driver.find("test0.values(((int) (-4)))") != std::string::npos);
  CHECK(tests[2].driver.find("test0.lines(\"a b\", Integer.decode(\"0x1F\").intValue())") != std::string::npos);
  CHECK(tests[3].driver.find("test0.lines(\" it's, \", ") != std::string::npos);
  CHECK(tests[4].driver.find("test0.lines((java.lang.String) null, ") != std::string::npos);
  CHECK(tests[5].problem == "a parameterized test needs a source of arguments");
  CHECK(tests[6].problem == "@NullSource: no int can be made of null");
}

TEST_CASE("tests: what @HeddleTest says on the class holds for its tests, but for what they say themselves") {
  Program p;
  p.classes.reserve(2);
  ClassImage& c = p.add("AccountTest");
  c.annotations.push_back({"heddle/HeddleTest", {text("strategy", "random"), number("runs", 5)}});
  c.methods.push_back(
      method("own", "()V", {{"heddle/HeddleTest", {number("runs", 7), text("expect", "deadlock")}}}, 1));
  c.methods.push_back(method("its", "()V", {kTest5}, 2));
  const std::vector<Test> tests = p.tests("");
  REQUIRE(tests.size() == 2);
  CHECK(tests[0].settings.options == std::vector<std::string>{"--explore=random", "--runs=7"});
  CHECK(tests[0].settings.expect == "deadlock");
  CHECK(tests[1].settings.options == std::vector<std::string>{"--explore=random", "--runs=5"});
  CHECK(tests[1].settings.expect.empty());
}

TEST_CASE("source text of types and strings") {
  CHECK(type_text("[[Ljava/util/Map$Entry;") == "java.util.Map.Entry[][]");
  CHECK(parameters_of("(I[[JLjava/lang/String;[LA;Z)V") ==
        std::vector<std::string>{"I", "[[J", "Ljava/lang/String;", "[LA;", "Z"});
  CHECK(parameters_of("()V").empty());
  CHECK(string_literal("a\"\\\n\x01") == "\"a\\\"\\\\\\n\\u0001\"");
}

}  // namespace
}  // namespace heddle::junit
