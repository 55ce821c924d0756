// What initialises a class and what does not.
public class StaticInitTriggers {
  static class Super {
    static { System.out.println("init Super"); }
    static int s = 1;
    static void m() {}
  }
  static class Sub extends Super {
    static { System.out.println("init Sub"); }
    static int t = 2;
  }
  static class Arr { static { System.out.println("init Arr"); } }
  static class Lit { static { System.out.println("init Lit"); } }
  static class Inst { static { System.out.println("init Inst"); } }
  interface HasDefault {
    int D = say("HasDefault.D");
    default void f() {}
  }
  interface NoDefault { int N = say("NoDefault.N"); }
  static int say(String s) { System.out.println("init " + s); return 1; }
  static class Impl implements HasDefault, NoDefault { static { System.out.println("init Impl"); } }

  public static void main(String[] args) {
    System.out.println(Sub.s);
    Sub.m();
    System.out.println("then");
    System.out.println(Sub.t);
    Arr[] a = new Arr[3];
    System.out.println(a.length);
    System.out.println(Lit.class.getSimpleName());
    Inst i = null;
    System.out.println(i instanceof Inst);
    i = new Inst();
    new Impl();
    System.out.println(Impl.N);
  }
}
// expect: init Super
// expect: 1
// expect: then
// expect: init Sub
// expect: 2
// expect: 3
// expect: Lit
// expect: false
// expect: init Inst
// expect: init HasDefault.D
// expect: init Impl
// expect: init NoDefault.N
// expect: 1
