// Initialisation across three levels with virtual calls from constructors.
public class SuperFieldsAndConstructors {
  static class A {
    int x = 1;
    A() { x = get(); show("A"); }
    int get() { return 10; }
    void show(String w) { System.out.println(w + ": A.x=" + x); }
  }
  static class B extends A {
    int x = 2;
    final int f = 7;
    int g = 8;
    B() { super(); show("B"); }
    int get() { return x + f + g + 100; }
    void show(String w) { super.show(w); System.out.println(w + ": B.x=" + x + " super.x=" + super.x); }
  }
  static class C extends B {
    String s = "set";
    void show(String w) { super.show(w); System.out.println(w + ": s=" + s); }
  }

  public static void main(String[] args) {
    new C();
  }
}
// expect: A: A.x=107
// expect: A: B.x=0 super.x=107
// expect: A: s=null
// expect: B: A.x=107
// expect: B: B.x=2 super.x=107
// expect: B: s=null
