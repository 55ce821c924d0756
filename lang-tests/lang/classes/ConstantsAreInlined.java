// Reading a compile-time constant does not initialise its class.
public class ConstantsAreInlined {
  static class C {
    static { System.out.println("init C"); }
    static final int PRIM = 5;
    static final String STR = "s" + PRIM;
    static final Integer BOXED = 5;
    static final int COMPUTED = Integer.parseInt("5");
    static final String NULL = null;
  }

  public static void main(String[] args) {
    System.out.println(C.PRIM);
    System.out.println(C.STR);
    final int k = C.PRIM * 2;
    switch (10) {
      case k: System.out.println("case");
    }
    System.out.println("not yet");
    System.out.println(C.BOXED);
    System.out.println(C.COMPUTED + C.NULL);
  }
}
// expect: 5
// expect: s5
// expect: case
// expect: not yet
// expect: init C
// expect: 5
// expect: 5null
