// Casts along and across hierarchies.
public class CastsAndInstanceof {
  interface I {}
  interface J {}
  static class A {}
  static class B extends A implements I {}
  static class C extends B implements J {}
  static final class F {}
  static void tryCast(Runnable r, String what) {
    try {
      r.run();
      System.out.println(what + " ok");
    } catch (ClassCastException e) {
      System.out.println(what + " fails");
    }
  }

  public static void main(String[] args) {
    A a = new A();
    A b = new B();
    A c = new C();
    System.out.println((a instanceof B) + " " + (b instanceof B) + " " + (c instanceof B) + " " + (b instanceof I) + " " + (b instanceof J) + " " + (c instanceof J));
    tryCast(() -> { B x = (B) a; }, "A to B");
    tryCast(() -> { I x = (I) b; }, "B to I");
    tryCast(() -> { J x = (J) b; }, "B to J");
    tryCast(() -> { J x = (J) c; }, "C to J");
    tryCast(() -> { B x = (B) (A) null; }, "null");
    Object arr = new B[1];
    System.out.println((arr instanceof A[]) + " " + (arr instanceof Object[]) + " " + (arr instanceof I[]) + " " + (arr instanceof J[]) + " " + (arr instanceof C[]));
    Object ints = new int[1];
    System.out.println((ints instanceof int[]) + " " + (ints instanceof Cloneable) + " " + (ints instanceof Object));
    tryCast(() -> { Object[] x = (Object[]) ints; }, "int[] to Object[]");
    tryCast(() -> { String s = (String) (Object) new F(); }, "F to String");
    tryCast(() -> { C[] x = (C[]) arr; }, "B[] to C[]");
  }
}
// expect: false true true true false true
// expect: A to B fails
// expect: B to I ok
// expect: B to J fails
// expect: C to J ok
// expect: null ok
// expect: true true true false false
// expect: true true true
// expect: int[] to Object[] fails
// expect: F to String fails
// expect: B[] to C[] fails
