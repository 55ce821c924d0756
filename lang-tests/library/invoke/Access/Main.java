// Who finds which members of classes of another package: subclasses, strangers, lookups with fewer modes, private lookups.
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import other.Parent;

public class Main {
  static class Child extends Parent {
    @Override
    protected String guarded() {
      return "guarded by the child";
    }

    static MethodHandles.Lookup own() {
      return MethodHandles.lookup();
    }
  }

  static class GrandChild extends Child {}

  interface Found {
    Object get() throws Throwable;
  }

  static void show(String what, Found found) {
    String text;
    try {
      text = String.valueOf(found.get());
    } catch (Throwable e) {
      text = e.toString().replaceAll(" .unnamed module @[0-9a-f]*.", "");
    }
    System.out.println(what + ": " + text);
  }

  static final MethodType STRING = methodType(String.class);

  static void all(String who, MethodHandles.Lookup l) throws Exception {
    System.out.println(who + " " + l);
    for (String name : new String[] {"open", "guarded", "near", "hidden", "toString", "clone"}) {
      MethodType type = name.equals("clone") ? methodType(Object.class) : STRING;
      for (Class<?> in : new Class<?>[] {Parent.class, Child.class, GrandChild.class}) {
        show(name + " of " + in.getSimpleName(), () -> l.findVirtual(in, name, type));
      }
    }
    show("shared", () -> l.findStatic(Parent.class, "shared", STRING));
    show("shared", () -> l.findStatic(Child.class, "shared", STRING));
    for (String name : new String[] {"a", "b", "c", "d"}) {
      show(name, () -> l.findGetter(Parent.class, name, int.class));
      show(name, () -> l.findSetter(Child.class, name, int.class));
      show(name, () -> l.findVarHandle(Child.class, name, int.class));
      Field field = Parent.class.getDeclaredField(name);
      show(name, () -> l.unreflectGetter(field));
    }
    show("e", () -> l.findStaticGetter(Child.class, "e", int.class));
    for (Class<?> p : new Class<?>[] {void.class, int.class, String.class, long.class}) {
      show("constructor", () -> l.findConstructor(Parent.class, p == void.class ? methodType(void.class) : methodType(void.class, p)));
    }
    for (int i = 0; i < 3; i++) {
      Object o = Parent.near(i);
      show(o.getClass().getSimpleName(), () -> l.findVirtual(o.getClass(), "m", STRING));
      show(o.getClass().getSimpleName(), () -> l.accessClass(o.getClass()));
    }
    show("Public", () -> l.findVirtual(Parent.Public.class, "m", STRING));
  }

  public static void main(String[] args) throws Throwable {
    all("main", MethodHandles.lookup());
    all("child", Child.own());
    all("in child", MethodHandles.lookup().in(Child.class));
    all("public", MethodHandles.publicLookup());
    all("dropped", Child.own().dropLookupMode(MethodHandles.Lookup.PRIVATE));
    all("parent", Parent.lookup());
    all("in parent", MethodHandles.lookup().in(Parent.class));
    all("parent's in main", Parent.lookup().in(Main.class));
    all("private", MethodHandles.privateLookupIn(Parent.class, MethodHandles.lookup()));
    all("none", MethodHandles.lookup().dropLookupMode(MethodHandles.Lookup.PUBLIC));
    MethodHandle guarded = Child.own().findVirtual(Child.class, "guarded", STRING);
    System.out.println(guarded.invoke(new Child()) + " " + guarded.invoke(new GrandChild()));
    System.out.println(Child.own().findSpecial(Parent.class, "guarded", STRING, Child.class).invoke(new Child()));
    show("special", () -> Child.own().findSpecial(Parent.class, "near", STRING, Child.class));
    show("special", () -> MethodHandles.lookup().findSpecial(Parent.class, "guarded", STRING, Child.class));
  }
}
// expect: main Main
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: MethodHandle(Child)String
// expect: open of GrandChild: MethodHandle(GrandChild)String
// expect: guarded of Parent: java.lang.IllegalAccessException: no such method: other.Parent.guarded()String/invokeVirtual
// expect: guarded of Child: MethodHandle(Child)String
// expect: guarded of GrandChild: MethodHandle(GrandChild)String
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: no such method: Main$Child.near()String/invokeVirtual
// expect: near of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.near()String/invokeVirtual
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: no such method: Main$Child.hidden()String/invokeVirtual
// expect: hidden of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.hidden()String/invokeVirtual
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: MethodHandle(Child)String
// expect: toString of GrandChild: MethodHandle(GrandChild)String
// expect: clone of Parent: java.lang.IllegalAccessException: no such method: other.Parent.clone()Object/invokeVirtual
// expect: clone of Child: java.lang.IllegalAccessException: no such method: Main$Child.clone()Object/invokeVirtual
// expect: clone of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.clone()Object/invokeVirtual
// expect: shared: java.lang.IllegalAccessException: no such method: other.Parent.shared()String/invokeStatic
// expect: shared: java.lang.IllegalAccessException: no such method: Main$Child.shared()String/invokeStatic
// expect: a: MethodHandle(Parent)int
// expect: a: MethodHandle(Child,int)void
// expect: a: VarHandle[varType=int, coord=[class Main$Child]]
// expect: a: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/putField, from class Main
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/putField, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/putField, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: e: java.lang.IllegalAccessException: member is protected: other.Parent.e/int/getStatic, from class Main
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(int)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: child Main$Child
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: MethodHandle(Child)String
// expect: open of GrandChild: MethodHandle(GrandChild)String
// expect: guarded of Parent: MethodHandle(Child)String
// expect: guarded of Child: MethodHandle(Child)String
// expect: guarded of GrandChild: MethodHandle(GrandChild)String
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: no such method: Main$Child.near()String/invokeVirtual
// expect: near of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.near()String/invokeVirtual
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: no such method: Main$Child.hidden()String/invokeVirtual
// expect: hidden of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.hidden()String/invokeVirtual
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: MethodHandle(Child)String
// expect: toString of GrandChild: MethodHandle(GrandChild)String
// expect: clone of Parent: MethodHandle(Child)Object
// expect: clone of Child: MethodHandle(Child)Object
// expect: clone of GrandChild: MethodHandle(GrandChild)Object
// expect: shared: MethodHandle()String
// expect: shared: MethodHandle()String
// expect: a: MethodHandle(Parent)int
// expect: a: MethodHandle(Child,int)void
// expect: a: VarHandle[varType=int, coord=[class Main$Child]]
// expect: a: MethodHandle(Parent)int
// expect: b: MethodHandle(Child)int
// expect: b: MethodHandle(Child,int)void
// expect: b: VarHandle[varType=int, coord=[class Main$Child]]
// expect: b: MethodHandle(Child)int
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/putField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/putField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: e: MethodHandle()int
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: member is protected: other.Parent.<init>(int)void/invokeSpecial, from class Main$Child
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main$Child
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main$Child
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: in child Main$Child
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: MethodHandle(Child)String
// expect: open of GrandChild: MethodHandle(GrandChild)String
// expect: guarded of Parent: MethodHandle(Child)String
// expect: guarded of Child: MethodHandle(Child)String
// expect: guarded of GrandChild: MethodHandle(GrandChild)String
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: no such method: Main$Child.near()String/invokeVirtual
// expect: near of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.near()String/invokeVirtual
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: no such method: Main$Child.hidden()String/invokeVirtual
// expect: hidden of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.hidden()String/invokeVirtual
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: MethodHandle(Child)String
// expect: toString of GrandChild: MethodHandle(GrandChild)String
// expect: clone of Parent: MethodHandle(Child)Object
// expect: clone of Child: MethodHandle(Child)Object
// expect: clone of GrandChild: MethodHandle(GrandChild)Object
// expect: shared: MethodHandle()String
// expect: shared: MethodHandle()String
// expect: a: MethodHandle(Parent)int
// expect: a: MethodHandle(Child,int)void
// expect: a: VarHandle[varType=int, coord=[class Main$Child]]
// expect: a: MethodHandle(Parent)int
// expect: b: MethodHandle(Child)int
// expect: b: MethodHandle(Child,int)void
// expect: b: VarHandle[varType=int, coord=[class Main$Child]]
// expect: b: MethodHandle(Child)int
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/putField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/putField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: e: MethodHandle()int
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: member is protected: other.Parent.<init>(int)void/invokeSpecial, from class Main$Child
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main$Child
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main$Child
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: public java.lang.Object/publicLookup
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: guarded of Parent: java.lang.IllegalAccessException: no such method: other.Parent.guarded()String/invokeVirtual
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: clone of Parent: java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from public Lookup
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from public Lookup
// expect: shared: java.lang.IllegalAccessException: no such method: other.Parent.shared()String/invokeStatic
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: a: MethodHandle(Parent)int
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: a: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from public Lookup
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from public Lookup
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from public Lookup
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from public Lookup
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from public Lookup
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from public Lookup
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from public Lookup
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(int)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from public Lookup
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from public Lookup
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from public Lookup
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from public Lookup
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: dropped Main$Child/package
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: MethodHandle(Child)String
// expect: open of GrandChild: MethodHandle(GrandChild)String
// expect: guarded of Parent: java.lang.IllegalAccessException: member is protected: other.Parent.guarded()String/invokeVirtual, from class Main$Child
// expect: guarded of Child: MethodHandle(Child)String
// expect: guarded of GrandChild: MethodHandle(GrandChild)String
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: no such method: Main$Child.near()String/invokeVirtual
// expect: near of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.near()String/invokeVirtual
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: no such method: Main$Child.hidden()String/invokeVirtual
// expect: hidden of GrandChild: java.lang.IllegalAccessException: no such method: Main$GrandChild.hidden()String/invokeVirtual
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: MethodHandle(Child)String
// expect: toString of GrandChild: MethodHandle(GrandChild)String
// expect: clone of Parent: java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class Main$Child
// expect: clone of Child: java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class Main$Child
// expect: clone of GrandChild: java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class Main$Child
// expect: shared: java.lang.IllegalAccessException: member is protected: other.Parent.shared()String/invokeStatic, from class Main$Child
// expect: shared: java.lang.IllegalAccessException: member is protected: other.Parent.shared()String/invokeStatic, from class Main$Child
// expect: a: MethodHandle(Parent)int
// expect: a: MethodHandle(Child,int)void
// expect: a: VarHandle[varType=int, coord=[class Main$Child]]
// expect: a: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main$Child
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/putField, from class Main$Child
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main$Child
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/putField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/putField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main$Child
// expect: e: java.lang.IllegalAccessException: member is protected: other.Parent.e/int/getStatic, from class Main$Child
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: member is protected: other.Parent.<init>(int)void/invokeSpecial, from class Main$Child
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main$Child
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main$Child
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main$Child
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: parent other.Parent
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: guarded of Parent: MethodHandle(Parent)String
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: near of Parent: MethodHandle(Parent)String
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: hidden of Parent: MethodHandle(Parent)String
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: clone of Parent: MethodHandle(Parent)Object
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: shared: MethodHandle()String
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: b: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: MethodHandle(Parent)int
// expect: c: MethodHandle(Parent)int
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: MethodHandle(Parent)int
// expect: d: MethodHandle(Parent)int
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: MethodHandle(Parent)int
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: constructor: MethodHandle()Parent
// expect: constructor: MethodHandle(int)Parent
// expect: constructor: MethodHandle(String)Parent
// expect: constructor: MethodHandle(long)Parent
// expect: Near: MethodHandle(Near)String
// expect: Near: class other.Parent$Near
// expect: Hidden: MethodHandle(Hidden)String
// expect: Hidden: class other.Parent$Hidden
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: in parent other.Parent/module
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: guarded of Parent: java.lang.IllegalAccessException: member is protected: other.Parent.guarded()String/invokeVirtual, from class other.Parent
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: near of Parent: java.lang.IllegalAccessException: member is private to package: other.Parent.near()String/invokeVirtual, from class other.Parent
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: hidden of Parent: java.lang.IllegalAccessException: member is private: other.Parent.hidden()String/invokeSpecial, from class other.Parent
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: clone of Parent: java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class other.Parent
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: shared: java.lang.IllegalAccessException: member is protected: other.Parent.shared()String/invokeStatic, from class other.Parent
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class other.Parent
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class other.Parent
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class other.Parent
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class other.Parent
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class other.Parent
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class other.Parent
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: member is protected: other.Parent.<init>(int)void/invokeSpecial, from class other.Parent
// expect: constructor: java.lang.IllegalAccessException: member is private to package: other.Parent.<init>(String)void/invokeSpecial, from class other.Parent
// expect: constructor: java.lang.IllegalAccessException: member is private: other.Parent.<init>(long)void/invokeSpecial, from class other.Parent
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class other.Parent
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class other.Parent
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class other.Parent
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class other.Parent
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: parent's in main Main/module
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: guarded of Parent: java.lang.IllegalAccessException: no such method: other.Parent.guarded()String/invokeVirtual
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: near of Parent: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeVirtual
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: hidden of Parent: java.lang.IllegalAccessException: no such method: other.Parent.hidden()String/invokeVirtual
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: clone of Parent: java.lang.IllegalAccessException: no such method: other.Parent.clone()Object/invokeVirtual
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: shared: java.lang.IllegalAccessException: no such method: other.Parent.shared()String/invokeStatic
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: MethodHandle(Parent)int
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: constructor: MethodHandle()Parent
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(int)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(String)void/newInvokeSpecial
// expect: constructor: java.lang.IllegalAccessException: no such constructor: other.Parent.<init>(long)void/newInvokeSpecial
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: private other.Parent
// expect: open of Parent: MethodHandle(Parent)String
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: guarded of Parent: MethodHandle(Parent)String
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: near of Parent: MethodHandle(Parent)String
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: hidden of Parent: MethodHandle(Parent)String
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: toString of Parent: MethodHandle(Parent)String
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: clone of Parent: MethodHandle(Parent)Object
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class other.Parent
// expect: shared: MethodHandle()String
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: a: MethodHandle(Parent)int
// expect: b: MethodHandle(Parent)int
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: b: MethodHandle(Parent)int
// expect: c: MethodHandle(Parent)int
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: c: MethodHandle(Parent)int
// expect: d: MethodHandle(Parent)int
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: d: MethodHandle(Parent)int
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class other.Parent
// expect: constructor: MethodHandle()Parent
// expect: constructor: MethodHandle(int)Parent
// expect: constructor: MethodHandle(String)Parent
// expect: constructor: MethodHandle(long)Parent
// expect: Near: MethodHandle(Near)String
// expect: Near: class other.Parent$Near
// expect: Hidden: MethodHandle(Hidden)String
// expect: Hidden: class other.Parent$Hidden
// expect: Protected: MethodHandle(Protected)String
// expect: Protected: class other.Parent$Protected
// expect: Public: MethodHandle(Public)String
// expect: none Main/noaccess
// expect: open of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: open of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: open of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: guarded of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: guarded of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: guarded of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: near of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: near of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: near of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: hidden of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: hidden of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: hidden of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: toString of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: toString of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: toString of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: clone of Parent: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: clone of Child: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: clone of GrandChild: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$GrandChild, from class Main
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: shared: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: a: java.lang.IllegalAccessException: access to public member failed: other.Parent.a/int/getField, from class Main
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: b: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: b: java.lang.IllegalAccessException: member is protected: other.Parent.b/int/getField, from class Main
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: c: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: c: java.lang.IllegalAccessException: member is private to package: other.Parent.c/int/getField, from class Main
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: d: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: d: java.lang.IllegalAccessException: member is private: other.Parent.d/int/getField, from class Main
// expect: e: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Main$Child, from class Main
// expect: constructor: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: constructor: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: constructor: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: constructor: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent, from class Main
// expect: Near: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Near, from class Main
// expect: Near: java.lang.IllegalAccessException: access violation: class other.Parent$Near, from class Main
// expect: Hidden: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Hidden, from class Main
// expect: Hidden: java.lang.IllegalAccessException: access violation: class other.Parent$Hidden, from class Main
// expect: Protected: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Protected, from class Main
// expect: Protected: java.lang.IllegalAccessException: access violation: class other.Parent$Protected, from class Main
// expect: Public: java.lang.IllegalAccessException: symbolic reference class is not accessible: class other.Parent$Public, from class Main
// expect: guarded by the child guarded by the child
// expect: guarded
// expect: special: java.lang.IllegalAccessException: no such method: other.Parent.near()String/invokeSpecial
// expect: special: java.lang.IllegalAccessException: no private access for invokespecial: class Main$Child, from class Main
