// The classes that the VM makes for reflection are verified like all others, and there is none for what does not exist.
#include "vm/bytecode/member_access.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/proxy_image.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

constexpr const char* kTypes[] = {"Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/String;", "[I"};

// A class, an abstract one and two interfaces, with members of all types.
struct World {
  std::map<std::string, std::shared_ptr<const ClassImage>> classes;

  World() {
    std::string fields, methods;
    int number = 0;
    for (const std::string type : kTypes) {
      const std::string suffix = std::to_string(number++);
      fields += "  field own" + suffix + " " + type + "\n  static field shared" + suffix + " " + type + "\n";
      methods += "  method abstract m" + suffix + "(" + type + "J" + type + ")" + type + " refs=4 prims=4\n  end\n";
    }
    methods += "  method abstract nothing()V refs=1 prims=0\n  end\n";
    const std::string more =
        "  method <init>(Ljava/lang/String;J)V refs=2 prims=1\n    RET\n  end\n"
        "  method static shared(D[I)V refs=1 prims=1\n    RET\n  end\n"
        "  method private hidden()V refs=1 prims=0\n    RET\n  end\n";
    add("class p/Owner\n" + fields + more + "end\n");
    add("abstract class p/Partial\n" + methods + more + "end\n");
    add("public interface abstract class p/Contract\n" + methods +
        "  method static shared()V refs=0 prims=0\n    RET\n  end\nend\n");
    add("public interface abstract class p/More implements p/Contract\n  method abstract own(F)Ljava/lang/String; "
        "refs=1 prims=1\n  end\nend\n");
  }

  void add(const std::string& text) {
    const AssemblyResult assembled = assemble(text);
    for (const auto& error : assembled.errors) FAIL_CHECK(error.line << ":" << error.column << ": " << error.message);
    for (const ClassImage& image : assembled.classes) classes[image.name] = std::make_shared<ClassImage>(image);
  }

  std::shared_ptr<const ClassImage> find(const std::string& name) const {
    const auto found = classes.find(name);
    return found == classes.end() ? nullptr : found->second;
  }

  std::shared_ptr<const ClassImage> member(const std::string& name) const {
    return member_access_image(name, [this](const std::string& other) { return find(other); });
  }

  std::shared_ptr<const ClassImage> proxy(const std::string& name) const {
    return proxy_image(name, [this](const std::string& other) { return find(other); });
  }
};

void check_right(const ClassImage& image) {
  for (const std::string& problem : verify(image))
    FAIL_CHECK(image.name << ": " << problem << "\n" << disassemble(image));
}

// The text of `image` has that instruction, so that a wrong kind of call would be seen.
void check_has(const ClassImage& image, const std::string& text) {
  const std::string all = disassemble(image);
  INFO(all);
  CHECK(all.find(text) != std::string::npos);
}

}  // namespace

TEST_CASE("each member of each class has its accessors") {
  const World world;
  int made = 0;
  for (const auto& [name, image] : world.classes) {
    for (size_t i = 0; i < image->methods.size(); ++i) {
      for (const char* kind : {"#m", "#d"}) {
        const auto accessor = world.member(name + kind + std::to_string(i));
        REQUIRE(accessor != nullptr);
        CHECK(accessor->name == name + kind + std::to_string(i));
        CHECK(accessor->super_name == "heddle/Accessor");
        check_right(*accessor);
        made++;
      }
    }
    for (size_t i = 0; i < image->fields.size(); ++i) {
      for (const char* kind : {"#g", "#s"}) {
        const auto accessor = world.member(name + kind + std::to_string(i));
        REQUIRE(accessor != nullptr);
        check_right(*accessor);
        made++;
      }
    }
  }
  CHECK(made == 2 * (20 + 3 + 11 + 3 + 11 + 1 + 1));
}

TEST_CASE("calls of the right kinds") {
  const World world;
  check_has(*world.member("p/Partial#m0"), "CALL_VIRTUAL p/Partial.m0(ZJZ)Z");
  check_has(*world.member("p/Partial#d0"), "CALL_SPECIAL p/Partial.m0(ZJZ)Z");
  check_has(*world.member("p/Contract#m0"), "CALL_INTERFACE p/Contract.m0(ZJZ)Z");
  check_has(*world.member("p/Contract#m11"), "CALL_STATIC interface p/Contract.shared()V");
  check_has(*world.member("p/Owner#m0"), "NEW r1 p/Owner");
  check_has(*world.member("p/Owner#m2"), "CALL_SPECIAL p/Owner.hidden()V");
  // Of an abstract class no object is made: its constructor runs on one of a subclass.
  CHECK(disassemble(*world.member("p/Partial#m11")).find("NEW ") == std::string::npos);
}

TEST_CASE("there is no accessor for what does not exist") {
  const World world;
  for (const char* name :
       {"", "#", "p/Owner", "p/Owner#", "p/Owner#m", "p/Owner#m3", "p/Owner#g20", "p/Owner#x0", "p/Lost#m0",
        "p/Owner#m00", "p/Owner#m-1", "p/Owner#m0x", "p/Owner#m99999999999999999999999", "#m0"}) {
    INFO(name);
    CHECK(world.member(name) == nullptr);
  }
}

TEST_CASE("a proxy has a method for each that its interfaces let it inherit") {
  const World world;
  const auto proxy = world.proxy("jdk/proxy1/$Proxy#p/More#p/Contract");
  REQUIRE(proxy != nullptr);
  check_right(*proxy);
  CHECK(proxy->super_name == "java/lang/reflect/Proxy");
  CHECK(proxy->interfaces == std::vector<std::string>{"p/More", "p/Contract"});
  CHECK(proxy->methods.size() == 1 + 11);
  const auto alone = world.proxy("jdk/proxy1/$Proxy#p/Contract");
  REQUIRE(alone != nullptr);
  CHECK(alone->methods.size() == 11);
}

TEST_CASE("there is no proxy of what is no interface") {
  const World world;
  for (const char* name : {"", "jdk/proxy1/$Proxy#", "jdk/proxy1/$Proxy", "jdk/proxy1/$Proxy#p/Owner",
                           "jdk/proxy1/$Proxy#p/Lost", "jdk/proxy1/$Proxy#p/More#p/Owner", "p/$Proxy#p/More"}) {
    INFO(name);
    CHECK(world.proxy(name) == nullptr);
  }
}
