// Superclass constructor, then field initialisers and instance blocks in textual order, then the body.
public class ConstructorOrder {
  static void log(String s) { System.out.print(s + " "); }
  static class Base {
    int a = init("Base.a");
    { log("Base.block"); }
    Base() { log("Base()"); hook(); }
    void hook() { log("Base.hook"); }
    static int init(String s) { log(s); return 1; }
  }
  static class Derived extends Base {
    int b = init("Derived.b");
    { log("Derived.block"); b += 10; }
    int c = b + 1;
    Derived() { this(5); log("Derived()"); }
    Derived(int x) { super(); log("Derived(int)"); b += x; }
    void hook() { log("Derived.hook:" + b + ":" + c); }
  }

  public static void main(String[] args) {
    Derived d = new Derived();
    System.out.println();
    System.out.println(d.a + " " + d.b + " " + d.c);
    new Base();
    System.out.println();
  }
}
// expect: Base.a Base.block Base() Derived.hook:0:0 Derived.b Derived.block Derived(int) Derived() 
// expect: 1 16 12
// expect: Base.a Base.block Base() Base.hook 
