#include "vm/class_table.h"

#include <doctest/doctest.h>

#include "test_support/bare_world.h"

using namespace heddle;
using namespace heddle::vm;
using heddle::vm::testing::TestWorld;

TEST_CASE("fields are laid out after those of the superclass, wide ones aligned") {
  TestWorld t(R"(
class A
  field b Z
  field r Ljava/lang/Object;
  field d D
end
class B extends A
  field i I
  field s [I
  field j J
  field static x J
  field static y Ljava/lang/String;
end
class C extends A
  field q I
end
class D extends C
  field w J
  field k I
end
)");
  Class& a = t.load("A");
  CHECK(a.find_field("d", "D")->offset == 0);
  CHECK(a.find_field("b", "Z")->offset == 8);
  CHECK(a.find_field("r", "Ljava/lang/Object;")->offset == 12);
  CHECK(a.instance_bytes == 16);
  Class& b = t.load("B");
  CHECK(b.find_field("j", "J")->offset == 16);
  CHECK(b.find_field("i", "I")->offset == 24);
  CHECK(b.find_field("s", "[I")->offset == 28);
  CHECK(b.instance_bytes == 32);
  CHECK(b.ref_offsets == std::vector<u32>{12, 28});
  CHECK(b.static_ref_offsets == std::vector<u32>{8});
  CHECK(b.statics_bytes == 16);
  CHECK(b.field_at(12, false) == a.find_field("r", "Ljava/lang/Object;"));
  CHECK(b.field_at(8, true)->readable() == "B.y");
  CHECK(b.field_at(4, false) == nullptr);
  CHECK(b.find_field("d", "D") == a.find_field("d", "D"));
  CHECK(b.find_field("d", "I") == nullptr);
  // A subclass begins in the padding of its superclass; a narrow field closes a gap.
  Class& c = t.load("C");
  CHECK(c.fields_end == 20);
  CHECK(c.instance_bytes == 24);
  Class& d = t.load("D");
  CHECK(d.find_field("k", "I")->offset == 20);
  CHECK(d.find_field("w", "J")->offset == 24);
}

TEST_CASE("statics holders are permanent, named by content and hold the constants from the start") {
  const char* program = R"(
class Main
  field static final I I = 0xfffffff9
  field static final J J = 81985529216486895
  field static final S Ljava/lang/String; = "text"
  field static v I
end
)";
  TestWorld t(program);
  Class& c = t.load("Main");
  REQUIRE(c.statics != 0);
  const Heap& heap = t.world.heap;
  CHECK(heap.is_permanent(c.statics));
  CHECK((heap.header(c.statics).flags & kStaticsHolder) != 0);
  CHECK(heap.header(c.statics).creator == kBootCreator);
  CHECK(heap.header(c.statics).epoch == 0);
  CHECK(heap.load<i32>(c.statics, c.find_field("I", "I")->offset) == -7);
  CHECK(heap.load<i64>(c.statics, c.find_field("J", "J")->offset) == 81985529216486895);
  const Ref text = heap.load<Ref>(c.statics, c.find_field("S", "Ljava/lang/String;")->offset);
  CHECK(text == t.world.classes.intern("text"));
  CHECK(heap.load<i32>(c.statics, c.find_field("v", "I")->offset) == 0);

  TestWorld other(program);
  other.world.classes.intern("something else first");
  CHECK(other.world.heap.header(other.load("Main").statics).serial == heap.header(c.statics).serial);
  CHECK(other.world.heap.header(other.world.classes.intern("text")).serial == heap.header(text).serial);
}

TEST_CASE("virtual tables: overriding, private methods, package-private methods of another package") {
  TestWorld t(R"(
class p/A
  method m()V
    RET
  end
  method public v()V
    RET
  end
  method private z()V
    RET
  end
end
class q/B extends p/A
  method m()V
    RET
  end
  method public v()V
    RET
  end
  method public z()V
    RET
  end
end
class p/C extends q/B
  method public m()V
    RET
  end
end
class q/D extends p/C
  method public m()V
    RET
  end
end
)");
  Class& a = t.load("p/A");
  Class& b = t.load("q/B");
  Class& c = t.load("p/C");
  Class& d = t.load("q/D");
  Method* am = a.find_declared("m", "()V");
  Method* bm = b.find_declared("m", "()V");
  const auto slot = [](Class& k, Method* m) { return k.vtable[static_cast<size_t>(m->vtable_index)]; };
  CHECK(slot(b, am) == am);
  CHECK(slot(b, bm) == bm);
  CHECK(slot(b, a.find_declared("v", "()V")) == b.find_declared("v", "()V"));
  CHECK(a.find_declared("z", "()V")->vtable_index == -1);
  CHECK(b.find_declared("z", "()V")->vtable_index >= 0);
  // C.m overrides A.m (same package) but not B.m; D.m overrides C.m, so A.m, and B.m.
  CHECK(slot(c, am) == c.find_declared("m", "()V"));
  CHECK(slot(c, bm) == bm);
  CHECK(slot(d, am) == d.find_declared("m", "()V"));
  CHECK(slot(d, bm) == d.find_declared("m", "()V"));
}

TEST_CASE("interface methods: class wins, most specific default, conflicts") {
  TestWorld t(R"(
interface abstract class I
  method public abstract m()V
  end
  method public d()V
    RET
  end
end
interface abstract class J implements I
  method public d()V
    RET
  end
end
interface abstract class K
  method public d()V
    RET
  end
end
class A
  method public m()V
    RET
  end
end
class B extends A implements J I
end
abstract class X implements I
end
class Y extends X
  method public m()V
    RET
  end
end
class Z implements J K
end
)");
  ClassTable& classes = t.world.classes;
  Method* m = &t.method("I", "m");
  Method* d = &t.method("I", "d");
  CHECK(classes.select_interface(&t.load("B"), m) == &t.method("A", "m"));
  CHECK(classes.select_interface(&t.load("B"), d) == &t.method("J", "d"));
  CHECK(classes.select_interface(&t.load("B"), d) == &t.method("J", "d"));
  CHECK(classes.select_interface(&t.load("Y"), m) == &t.method("Y", "m"));
  CHECK(classes.select_interface(&t.load("Y"), d) == d);
  CHECK(classes.select_interface(&t.load("Z"), d) == nullptr);
  CHECK(classes.select_interface(&t.load("Z"), m) == nullptr);
  CHECK(classes.select_interface(&t.load("A"), m) == nullptr);
  CHECK(t.load("X").find_method("m", "()V") == m);
  CHECK(t.load("B").find_method("d", "()V") == &t.method("J", "d"));
  CHECK(t.load("J").find_method("hashCode", "()I") == &t.method("java/lang/Object", "hashCode", "()I"));
  CHECK(t.load("J").find_method("finalize", "()V") == nullptr);  // not public in Object
  CHECK(t.load("B").find_method("<init>", "()V") == nullptr);
  CHECK(t.load("B").is_subclass_of(&t.load("I")));
  CHECK_FALSE(t.load("A").is_subclass_of(&t.load("I")));
}

TEST_CASE("arrays and primitives") {
  TestWorld t("class A\nend\nclass B extends A\nend\n");
  Class& object = t.load("java/lang/Object");
  Class& ints = t.load("[I");
  CHECK(ints.elements == Elements::Bytes4);
  CHECK(ints.element_class == t.world.classes.primitive('I'));
  CHECK(t.world.classes.array_of(&ints) == &t.load("[[I"));
  CHECK(t.load("int").is_primitive());
  CHECK(ints.is_subclass_of(&object));
  CHECK(ints.is_subclass_of(&t.load("java/lang/Cloneable")));
  CHECK_FALSE(ints.is_subclass_of(&t.load("[Ljava/lang/Object;")));
  CHECK_FALSE(ints.is_subclass_of(&t.load("[F")));
  CHECK(t.load("[[I").is_subclass_of(&t.load("[Ljava/lang/Object;")));
  CHECK(t.load("[LB;").is_subclass_of(&t.load("[LA;")));
  CHECK_FALSE(t.load("[LA;").is_subclass_of(&t.load("[LB;")));
  CHECK(t.load("[[LB;").readable_name() == "B[][]");
  CHECK(t.load("[Ljava/lang/String;").dotted_name() == "[Ljava.lang.String;");
  CHECK(t.load("[Z").elements == Elements::Bytes1);
  CHECK(t.load("[C").elements == Elements::Bytes2);
  CHECK(t.load("[D").elements == Elements::Bytes8);
  CHECK(ints.vtable == object.vtable);
}

TEST_CASE("what has to be initialised") {
  TestWorld t(R"(
class A
  method static <clinit>()V
    RET
  end
end
class B extends A
end
interface abstract class I
  method static <clinit>()V
    RET
  end
end
interface abstract class D
  method static <clinit>()V
    RET
  end
  method public d()V
    RET
  end
end
class P implements I
end
class Q implements D
end
)");
  CHECK(t.load("A").needs_init);
  CHECK(t.load("B").needs_init);
  CHECK(t.load("B").class_initialiser == nullptr);
  CHECK_FALSE(t.load("P").needs_init);
  CHECK(t.load("Q").needs_init);
  CHECK_FALSE(t.load("[LA;").needs_init);
  CHECK(t.world.is_initialised(t.load("P")));
  CHECK_FALSE(t.world.is_initialised(t.load("B")));
}

TEST_CASE("finalizers, threads and exceptions are recognised") {
  TestWorld t(R"(
class A
  field i I
  method protected finalize()V
    GETF_4 p0 r0 A.i:I
    RET
  end
end
class B extends A
end
class C extends A
  method protected finalize()V
    RET
  end
end
class T extends java/lang/Thread
end
class E extends java/lang/Throwable
end
)");
  CHECK(t.load("java/lang/Object").finalizer == nullptr);
  CHECK(t.load("A").finalizer == &t.method("A", "finalize"));
  CHECK(t.load("B").object_flags == kFinalizable);
  CHECK(t.load("C").finalizer == nullptr);
  CHECK(t.load("T").object_flags == kThreadObject);
  CHECK(t.load("E").is_exception);
  CHECK_FALSE(t.load("T").is_exception);
}

TEST_CASE("linkage errors name the class and the kind of error") {
  TestWorld t(R"(
class Orphan extends Missing
end
class Ping extends Pong
end
class Pong extends Ping
end
class S extends java/lang/String
end
interface abstract class I
end
class X extends I
end
class Y implements S0
end
class S0
end
class F
  method public final m()V
    RET
  end
end
class G extends F
  method public m()V
    RET
  end
end
)");
  CHECK(t.load_error("Missing") == "NoClassDefFoundError: Missing");
  CHECK(t.load_error("Orphan") == "NoClassDefFoundError: Missing");
  CHECK(t.load_error("Ping") == "ClassCircularityError: Ping");
  CHECK(t.load_error("S") == "IncompatibleClassChangeError: class S cannot inherit from final class java.lang.String");
  CHECK(t.load_error("X") == "IncompatibleClassChangeError: class X has interface I as super class");
  CHECK(t.load_error("Y") ==
        "IncompatibleClassChangeError: class Y can not implement S0, because it is not an interface");
  CHECK(t.load_error("G") == "IncompatibleClassChangeError: void G.m() overrides the final method void F.m()");
  CHECK(t.load_error("[V") == "NoClassDefFoundError: [V");
  CHECK(t.load_error("[Lnone;") == "NoClassDefFoundError: none");
  CHECK(t.load_error("") == "NoClassDefFoundError: ");
  CHECK(t.world.classes.load("Orphan") == nullptr);  // still, and without a place for the message
  const LinkageError e = parse_linkage_error("NoSuchFieldError: x: y");
  CHECK(e.class_name == "java/lang/NoSuchFieldError");
  CHECK(e.message == "x: y");
}

TEST_CASE("a class with too many fields does not link") {
  std::string text = "class Big\n";
  for (int i = 0; i < 8193; ++i) text += "field f" + std::to_string(i) + " J\n";
  TestWorld t(text + "end\n");
  CHECK(t.load_error("Big") == "ClassFormatError: class Big has too many fields");
}

TEST_CASE("mirrors and singletons") {
  TestWorld t("class L\nend\n");
  ClassTable& classes = t.world.classes;
  Class& c = t.load("L");
  const Ref mirror = classes.mirror_of(&c);
  CHECK(mirror == classes.mirror_of(&c));
  CHECK(classes.class_of_mirror(mirror) == &c);
  CHECK(classes.class_of_mirror(classes.intern("x")) == nullptr);
  CHECK(t.world.heap.header(mirror).class_id == classes.well_known().class_->id);
  const Ref singleton = classes.singleton_of(&c);
  CHECK(singleton == classes.singleton_of(&c));
  CHECK(singleton != mirror);
  CHECK(t.world.heap.header(singleton).class_id == c.id);
  CHECK(t.world.heap.header(singleton).serial != t.world.heap.header(mirror).serial);
  CHECK(t.world.heap.header(singleton).serial >= 0x80000000u);
}
