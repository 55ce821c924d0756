// The causes of what a Lookup throws: what the VM would say to code that uses such a member.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.AbstractList;
import java.util.List;

public class LookupCauses {
  interface Search {
    void run() throws Throwable;
  }

  // A method of that kind is somewhere: OpenJDK's messages need their types to be known.
  static void nope() {}

  static int nope(int[] a, String[][] b, long c) {
    return 0;
  }

  int own() {
    return 0;
  }

  static void attempt(Search search) {
    try {
      search.run();
      System.out.println("found");
    } catch (Throwable e) {
      System.out.println(e.toString().replaceAll(" \\(unnamed module.*", ""));
      System.out.println("  " + String.valueOf(e.getCause()).replaceAll("unnamed module of loader [^;)]*", "unnamed module"));
    }
  }

  public static void main(String[] args) {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandles.Lookup p = MethodHandles.publicLookup();
    MethodType none = MethodType.methodType(void.class);
    Class<?> self = LookupCauses.class;
    attempt(() -> l.findStatic(self, "nop", none));
    attempt(() -> l.findVirtual(self, "nope", MethodType.methodType(int.class, int[].class, String[][].class, long.class)));
    attempt(() -> l.findVirtual(Other.class, "nope", MethodType.methodType(int.class, int[].class, String[][].class, long.class)));
    attempt(() -> l.findVirtual(int[].class, "nope", none));
    attempt(() -> l.findVirtual(String.class, "clone", MethodType.methodType(Object.class)));
    attempt(() -> l.findVirtual(String.class, "nope", none));
    attempt(() -> l.bind("text", "nope", none));
    attempt(() -> p.findVirtual(Other.class, "within", none));
    attempt(() -> l.findStatic(self, "own", MethodType.methodType(int.class)));
    attempt(() -> l.findStatic(Runnable.class, "run", none));
    attempt(() -> l.findVirtual(List.class, "of", MethodType.methodType(List.class)));
    attempt(() -> l.findSpecial(self, "nop", none, self));
    attempt(() -> l.findSpecial(self, "main", MethodType.methodType(void.class, String[].class), self));
    attempt(() -> l.findVirtual(Other.class, "within", none));
    attempt(() -> l.findStatic(Other.class, "secret", none));
    attempt(() -> l.findVirtual(Other.class, "secret", MethodType.methodType(long[].class, Runnable.class, Other[].class)));
    attempt(() -> l.findConstructor(Other.class, none));
    attempt(() -> l.findConstructor(Other.class, MethodType.methodType(void.class, int.class)));
    attempt(() -> l.findConstructor(AbstractList.class, none));
    attempt(() -> l.findConstructor(Runnable.class, none));
    attempt(() -> l.findConstructor(Other.class, MethodType.methodType(int.class)));
    attempt(() -> l.findConstructor(Thread.State.class, MethodType.methodType(void.class, String.class, int.class)));
    attempt(() -> l.findGetter(Other.class, "nope", int[].class));
    attempt(() -> l.findGetter(Other.class, "secret", int.class));
    attempt(() -> l.findStaticSetter(Other.class, "count", int.class));
    attempt(() -> l.findVarHandle(Other.class, "nope", int.class));
    attempt(() -> l.findStaticVarHandle(Other.class, "count", int.class));
    attempt(() -> l.findVarHandle(Other.class, "shared", int.class));
    attempt(() -> l.findVarHandle(Other.class, "secret", int.class));
  }
}

class Other {
  int count;
  static int shared;
  private int secret;

  private Other() {}

  void within() {}

  private static void secret() {}

  private long[] secret(Runnable r, Other[] others) {
    return null;
  }
}
// expect: java.lang.NoSuchMethodException: no such method: LookupCauses.nop()void/invokeStatic
// expect:   java.lang.NoSuchMethodError: 'void LookupCauses.nop()'
// expect: java.lang.IllegalAccessException: no such method: LookupCauses.nope(int[],String[][],long)int/invokeVirtual
// expect:   java.lang.IncompatibleClassChangeError: Expecting non-static method 'int LookupCauses.nope(int[], java.lang.String[][], long)'
// expect: java.lang.NoSuchMethodException: no such method: Other.nope(int[],String[][],long)int/invokeVirtual
// expect:   java.lang.NoSuchMethodError: 'int Other.nope(int[], java.lang.String[][], long)'
// expect: java.lang.NoSuchMethodException: no such method: [I.nope()void/invokeVirtual
// expect:   java.lang.NoSuchMethodError: 'void java.lang.Object.nope()'
// expect: java.lang.IllegalAccessException: no such method: java.lang.String.clone()Object/invokeVirtual
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access protected method 'java.lang.Object java.lang.Object.clone()' (LookupCauses is in unnamed module; java.lang.Object is in module java.base of loader 'bootstrap')
// expect: java.lang.NoSuchMethodException: no such method: java.lang.String.nope()void/invokeVirtual
// expect:   java.lang.NoSuchMethodError: 'void java.lang.String.nope()'
// expect: java.lang.NoSuchMethodException: no such method: java.lang.String.nope()void/invokeSpecial
// expect:   java.lang.NoSuchMethodError: 'void java.lang.String.nope()'
// expect: java.lang.IllegalAccessException: symbolic reference class is not accessible: class Other, from public Lookup
// expect:   null
// expect: java.lang.IllegalAccessException: no such method: LookupCauses.own()int/invokeStatic
// expect:   java.lang.IncompatibleClassChangeError: Expected static method 'int LookupCauses.own()'
// expect: java.lang.IllegalAccessException: no such method: java.lang.Runnable.run()void/invokeStatic
// expect:   java.lang.IncompatibleClassChangeError: Expected static method 'void java.lang.Runnable.run()'
// expect: java.lang.IllegalAccessException: no such method: java.util.List.of()List/invokeInterface
// expect:   java.lang.IncompatibleClassChangeError: Expected instance not static method 'java.util.List java.util.List.of()'
// expect: java.lang.NoSuchMethodException: no such method: LookupCauses.nop()void/invokeSpecial
// expect:   java.lang.NoSuchMethodError: 'void LookupCauses.nop()'
// expect: java.lang.IllegalAccessException: no such method: LookupCauses.main(String[])void/invokeSpecial
// expect:   java.lang.IncompatibleClassChangeError: Expecting non-static method 'void LookupCauses.main(java.lang.String[])'
// expect: found
// expect: java.lang.IllegalAccessException: no such method: Other.secret()void/invokeStatic
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access private method 'void Other.secret()' (LookupCauses and Other are in unnamed module)
// expect: java.lang.IllegalAccessException: no such method: Other.secret(Runnable,Other[])long[]/invokeVirtual
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access private method 'long[] Other.secret(java.lang.Runnable, Other[])' (LookupCauses and Other are in unnamed module)
// expect: java.lang.IllegalAccessException: no such constructor: Other.<init>()void/newInvokeSpecial
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access private method 'void Other.<init>()' (LookupCauses and Other are in unnamed module)
// expect: java.lang.NoSuchMethodException: no such constructor: Other.<init>(int)void/newInvokeSpecial
// expect:   java.lang.NoSuchMethodError: 'void Other.<init>(int)'
// expect: java.lang.IllegalAccessException: no such constructor: java.util.AbstractList.<init>()void/newInvokeSpecial
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access protected method 'void java.util.AbstractList.<init>()' (LookupCauses is in unnamed module; java.util.AbstractList is in module java.base of loader 'bootstrap')
// expect: java.lang.NoSuchMethodException: no such constructor: java.lang.Runnable.<init>()void/newInvokeSpecial
// expect:   java.lang.NoSuchMethodError: java.lang.Runnable: method 'void <init>()' not found
// expect: java.lang.NoSuchMethodException: no such constructor: Other.<init>()int/newInvokeSpecial
// expect:   java.lang.NoSuchMethodError: 'int Other.<init>()'
// expect: java.lang.IllegalAccessException: no such constructor: java.lang.Thread$State.<init>(String,int)void/newInvokeSpecial
// expect:   java.lang.IllegalAccessError: class LookupCauses tried to access private method 'void java.lang.Thread$State.<init>(java.lang.String, int)' (LookupCauses is in unnamed module; java.lang.Thread$State is in module java.base of loader 'bootstrap')
// expect: java.lang.NoSuchFieldException: no such field: Other.nope/[I/getField
// expect:   java.lang.NoSuchFieldError: nope
// expect: java.lang.IllegalAccessException: member is private: Other.secret/int/getField, from class LookupCauses
// expect:   null
// expect: java.lang.IllegalAccessException: expected a static field: Other.count/int/putField, from class LookupCauses
// expect:   null
// expect: java.lang.NoSuchFieldException: no such field: Other.nope/int/getField
// expect:   java.lang.NoSuchFieldError: nope
// expect: java.lang.IllegalAccessException: expected a static field: Other.count/int/getField, from class LookupCauses
// expect:   null
// expect: java.lang.IllegalAccessException: expected a non-static field: Other.shared/int/getStatic, from class LookupCauses
// expect:   null
// expect: java.lang.IllegalAccessException: member is private: Other.secret/int/getField, from class LookupCauses
// expect:   null
