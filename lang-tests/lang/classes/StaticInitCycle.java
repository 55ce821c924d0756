// Two classes that need each other see default values.
public class StaticInitCycle {
  static class A {
    static int a = B.b + 1;
    static { System.out.println("A done " + a); }
  }
  static class B {
    static int b = A.a + 10;
    static { System.out.println("B done " + b); }
  }
  static class Single {
    static final Single INSTANCE = new Single();
    static int count = 5;
    int seen;
    Single() { seen = count; count++; }
  }

  public static void main(String[] args) {
    System.out.println(A.a + " " + B.b);
    System.out.println(Single.INSTANCE.seen + " " + Single.count);
  }
}
// expect: B done 10
// expect: A done 11
// expect: 11 10
// expect: 0 5
