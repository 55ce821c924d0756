// Alternatives of a catch; the variable has the common supertype; rethrow keeps precise types.
public class MultiCatch {
  interface Coded { int code(); }
  static class A extends Exception implements Coded { public int code() { return 1; } }
  static class B extends Exception implements Coded { public int code() { return 2; } }
  static void run(boolean a) throws A, B {
    if (a) throw new A();
    throw new B();
  }
  static void precise(boolean a) throws A, B {
    try {
      run(a);
    } catch (Exception e) {
      System.out.print("rethrow ");
      throw e;
    }
  }

  public static void main(String[] args) {
    for (boolean a : new boolean[] {true, false}) {
      try {
        precise(a);
      } catch (A | B e) {
        System.out.println(e.code() + " " + e.getClass().getSimpleName());
      }
    }
    try {
      Object o = "s";
      Integer i = (Integer) o;
    } catch (ClassCastException | ArithmeticException e) {
      System.out.println(e.getClass().getName());
    }
  }
}
// expect: rethrow 1 A
// expect: rethrow 2 B
// expect: java.lang.ClassCastException
