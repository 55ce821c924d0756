// Modules in messages of IllegalAccessException and InaccessibleObjectException, for lookups of all kinds; Class.getModule and getPackage.
// Identity hash codes are left out, and the name of the class loader that javac's launcher has.
import java.lang.invoke.*;
import java.lang.reflect.*;
import static java.lang.invoke.MethodType.methodType;
public class ModuleMessages {
  interface Try { Object run() throws Throwable; }
  static void show(String what, Try t) {
    String text;
    try { text = String.valueOf(t.run()); } catch (Throwable e) { text = e.getClass().getName() + ": " + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause()); }
    System.out.println(what + " -> " + text.replaceAll("@[0-9a-f]+", "@HASH").replaceAll("of loader [^;)]*", "of a loader").replace(" native\"", "\""));
  }
  public static class P { private int a; static int s; protected int q; private void pm() {} private static void ps() {} private P(int x) {} int inst; final int f = 1; static final int g = 2; }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup(), pub = MethodHandles.publicLookup(), weak = l.dropLookupMode(MethodHandles.Lookup.PRIVATE), in = l.in(String.class), pi = l.in(Thread.class);
    for (MethodHandles.Lookup k : new MethodHandles.Lookup[] {l, pub, weak, in, pi, l.in(ModuleMessages.P.class), l.dropLookupMode(MethodHandles.Lookup.PACKAGE), l.dropLookupMode(MethodHandles.Lookup.MODULE), l.dropLookupMode(MethodHandles.Lookup.PUBLIC), pub.in(ModuleMessages.class)}) {
      show("lookup", () -> k);
      show(" private field", () -> k.findGetter(P.class, "a", int.class));
      show(" package field", () -> k.findStaticGetter(P.class, "s", int.class));
      show(" private method", () -> k.findVirtual(P.class, "pm", methodType(void.class)));
      show(" private static", () -> k.findStatic(P.class, "ps", methodType(void.class)));
      show(" constructor", () -> k.findConstructor(P.class, methodType(void.class, int.class)));
      show(" final", () -> k.findSetter(P.class, "f", int.class));
      show(" static final", () -> k.findStaticSetter(P.class, "g", int.class));
      show(" static kind", () -> k.findGetter(P.class, "s", int.class));
      show(" inst kind", () -> k.findStaticGetter(P.class, "inst", int.class));
      show(" special", () -> k.findSpecial(Object.class, "toString", methodType(String.class), ModuleMessages.class));
      show(" findClass", () -> k.findClass("java.util.ArrayList$Itr"));
      show(" accessClass", () -> k.accessClass(ModuleMessages.class));
      show(" accessClass P", () -> k.accessClass(P.class));
      show(" unreflect f", () -> k.unreflectSetter(P.class.getDeclaredField("g")));
      show(" unreflect g", () -> k.unreflectSetter(P.class.getDeclaredField("f")));
      show(" unreflect v", () -> k.unreflectVarHandle(P.class.getDeclaredField("a")));
      show(" clone", () -> k.findVirtual(Object.class, "clone", methodType(Object.class)));
      show(" private in", () -> MethodHandles.privateLookupIn(P.class, k));
      show(" private in int", () -> MethodHandles.privateLookupIn(int.class, k));
    }
    Object o = java.util.List.of(1);
    show("clone", () -> Object.class.getDeclaredMethod("clone").invoke(o));
    show("finalize", () -> Object.class.getDeclaredMethod("finalize").invoke(o));
    show("field", () -> java.util.ArrayList.class.getDeclaredField("size").get(new java.util.ArrayList<>()));
    show("iter", () -> { Object it = new java.util.ArrayList<>().iterator(); return it.getClass().getMethod("hasNext").invoke(it); });
    show("newInstance", () -> Class.class.getDeclaredConstructors()[0].newInstance((Object[]) new Object[Class.class.getDeclaredConstructors()[0].getParameterCount()]));
    show("logger", () -> java.util.logging.Logger.class.getDeclaredConstructor(String.class, String.class).newInstance("a", "b"));
    for (Class<?> c : new Class<?>[] {ModuleMessages.class, String.class, int.class, int[].class, ModuleMessages[].class, java.util.logging.Logger.class, java.lang.management.ThreadMXBean.class, java.net.http.HttpClient.class, javax.management.MBeanServer.class, com.sun.net.httpserver.HttpServer.class, com.sun.management.ThreadMXBean.class, java.beans.ConstructorProperties.class}) {
      show("module " + c, () -> { Module m = c.getModule(); return m + " " + m.getName() + " " + m.isNamed() + " " + m.isExported("java.util") + m.isExported("x") + m.isOpen("java.util") + m.isExported("java.util.logging") + " " + (m == ModuleMessages.class.getModule()); });
      show("package " + c, () -> { Package p = c.getPackage(); return p + " " + (p == null ? "" : p.getName() + p.getImplementationTitle() + p.isSealed() + p.getAnnotations().length + p.getSpecificationVersion()); });
    }
  }
}
// expect: lookup -> ModuleMessages
// expect:  private field -> MethodHandle(P)int
// expect:  package field -> MethodHandle()int
// expect:  private method -> MethodHandle(P)void
// expect:  private static -> MethodHandle()void
// expect:  constructor -> MethodHandle(int)P
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> MethodHandle(ModuleMessages)String
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> VarHandle[varType=int, coord=[class ModuleMessages$P]]
// expect:  clone -> MethodHandle(ModuleMessages)Object
// expect:  private in -> ModuleMessages$P
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> java.lang.Object/publicLookup
// expect:  private field -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from public Lookup
// expect:  package field -> java.lang.IllegalAccessException: member is private to package: ModuleMessages$P.s/int/getStatic, from public Lookup
// expect:  private method -> java.lang.IllegalAccessException: no such method: ModuleMessages$P.pm()void/invokeVirtual / java.lang.IllegalAccessError: class java.lang.Object tried to access private method 'void ModuleMessages$P.pm()' (java.lang.Object is in module java.base of a loader; ModuleMessages$P is in unnamed module of a loader)
// expect:  private static -> java.lang.IllegalAccessException: no such method: ModuleMessages$P.ps()void/invokeStatic / java.lang.IllegalAccessError: class java.lang.Object tried to access private method 'void ModuleMessages$P.ps()' (java.lang.Object is in module java.base of a loader; ModuleMessages$P is in unnamed module of a loader)
// expect:  constructor -> java.lang.IllegalAccessException: no such constructor: ModuleMessages$P.<init>(int)void/newInvokeSpecial / java.lang.IllegalAccessError: class java.lang.Object tried to access private method 'void ModuleMessages$P.<init>(int)' (java.lang.Object is in module java.base of a loader; ModuleMessages$P is in unnamed module of a loader)
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from public Lookup
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from public Lookup
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from public Lookup
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from public Lookup
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from public Lookup
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from public Lookup
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from public Lookup
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from public Lookup
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from public Lookup
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from public Lookup
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages/package
// expect:  private field -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  package field -> MethodHandle()int
// expect:  private method -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.pm()void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.ps()void/invokeStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.<init>(int)void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> java.lang.String/ModuleMessages/public
// expect:  private field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> java.lang.IllegalAccessException: access violation: class ModuleMessages, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  accessClass P -> java.lang.IllegalAccessException: access violation: class ModuleMessages$P, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class java.lang.String (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> java.lang.Thread/ModuleMessages/public
// expect:  private field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> java.lang.IllegalAccessException: access violation: class ModuleMessages, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  accessClass P -> java.lang.IllegalAccessException: access violation: class ModuleMessages$P, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class java.lang.Thread (module java.base), previous lookup ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages$P
// expect:  private field -> MethodHandle(P)int
// expect:  package field -> MethodHandle()int
// expect:  private method -> MethodHandle(P)void
// expect:  private static -> MethodHandle()void
// expect:  constructor -> MethodHandle(int)P
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages$P (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages$P (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages$P (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages$P (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages$P (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages$P (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages$P (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages$P (unnamed module @HASH)
// expect:  unreflect v -> VarHandle[varType=int, coord=[class ModuleMessages$P]]
// expect:  clone -> MethodHandle(P)Object
// expect:  private in -> ModuleMessages$P
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages/module
// expect:  private field -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: member is private to package: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.pm()void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.ps()void/invokeStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.<init>(int)void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages/public
// expect:  private field -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: member is private to package: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.pm()void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.ps()void/invokeStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.<init>(int)void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages/noaccess
// expect:  private field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> java.lang.IllegalAccessException: access violation: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass P -> java.lang.IllegalAccessException: access violation: class ModuleMessages$P, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: symbolic reference class is not accessible: class java.lang.Object, from class ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: lookup -> ModuleMessages/publicLookup
// expect:  private field -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  package field -> java.lang.IllegalAccessException: member is private to package: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  private method -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.pm()void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  private static -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.ps()void/invokeStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  constructor -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.<init>(int)void/invokeSpecial, from class ModuleMessages (unnamed module @HASH)
// expect:  final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  static final -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  static kind -> java.lang.IllegalAccessException: expected a non-static field: ModuleMessages$P.s/int/getStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  inst kind -> java.lang.IllegalAccessException: expected a static field: ModuleMessages$P.inst/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  special -> java.lang.IllegalAccessException: no private access for invokespecial: class ModuleMessages, from class ModuleMessages (unnamed module @HASH)
// expect:  findClass -> java.lang.IllegalAccessException: access violation: class java.util.ArrayList$Itr, from class ModuleMessages (unnamed module @HASH)
// expect:  accessClass -> class ModuleMessages
// expect:  accessClass P -> class ModuleMessages$P
// expect:  unreflect f -> java.lang.IllegalAccessException: static final field has no write access: ModuleMessages$P.g/int/putStatic, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect g -> java.lang.IllegalAccessException: unexpected set of a final field: ModuleMessages$P.f/int/putField, from class ModuleMessages (unnamed module @HASH)
// expect:  unreflect v -> java.lang.IllegalAccessException: member is private: ModuleMessages$P.a/int/getField, from class ModuleMessages (unnamed module @HASH)
// expect:  clone -> java.lang.IllegalAccessException: member is protected: java.lang.Object.clone()Object/invokeVirtual, from class ModuleMessages (unnamed module @HASH)
// expect:  private in -> java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect:  private in int -> java.lang.IllegalArgumentException: int is a primitive class
// expect: clone -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: finalize -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: field -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.util.ArrayList (in module java.base) with modifiers "private"
// expect: iter -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.util.ArrayList$Itr (in module java.base) with modifiers "public"
// expect: newInstance -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.lang.Class (in module java.base) with modifiers "private"
// expect: logger -> java.lang.IllegalAccessException: class ModuleMessages cannot access a member of class java.util.logging.Logger (in module java.logging) with modifiers "protected"
// expect: module class ModuleMessages -> unnamed module @HASH null false truetruetruetrue true
// expect: package class ModuleMessages -> package  nullfalse0null
// expect: module class java.lang.String -> module java.base java.base true truefalsefalsefalse false
// expect: package class java.lang.String -> package java.lang java.langnulltrue0null
// expect: module int -> module java.base java.base true truefalsefalsefalse false
// expect: package int -> null 
// expect: module class [I -> module java.base java.base true truefalsefalsefalse false
// expect: package class [I -> null 
// expect: module class [LModuleMessages; -> unnamed module @HASH null false truetruetruetrue true
// expect: package class [LModuleMessages; -> null 
// expect: module class java.util.logging.Logger -> module java.logging java.logging true falsefalsefalsetrue false
// expect: package class java.util.logging.Logger -> package java.util.logging java.util.loggingnulltrue0null
// expect: module interface java.lang.management.ThreadMXBean -> module java.management java.management true falsefalsefalsefalse false
// expect: package interface java.lang.management.ThreadMXBean -> package java.lang.management java.lang.managementnulltrue0null
// expect: module class java.net.http.HttpClient -> module java.net.http java.net.http true falsefalsefalsefalse false
// expect: package class java.net.http.HttpClient -> package java.net.http java.net.httpnulltrue0null
// expect: module interface javax.management.MBeanServer -> module java.management java.management true falsefalsefalsefalse false
// expect: package interface javax.management.MBeanServer -> package javax.management javax.managementnulltrue0null
// expect: module class com.sun.net.httpserver.HttpServer -> module jdk.httpserver jdk.httpserver true falsefalsefalsefalse false
// expect: package class com.sun.net.httpserver.HttpServer -> package com.sun.net.httpserver com.sun.net.httpservernulltrue0null
// expect: module interface com.sun.management.ThreadMXBean -> module jdk.management jdk.management true falsefalsefalsefalse false
// expect: package interface com.sun.management.ThreadMXBean -> package com.sun.management com.sun.managementnulltrue0null
// expect: module interface java.beans.ConstructorProperties -> module java.desktop java.desktop true falsefalsefalsefalse false
// expect: package interface java.beans.ConstructorProperties -> package java.beans java.beansnulltrue0null
