// Static and instance initialisation interleaved across three classes.
public class OrderAcrossClasses {
  static String s(String t) { System.out.print(t + " "); return t; }
  static class A { static String a = s("A.static"); String i = s("A.inst"); B b = new B(); A() { s("A()"); } }
  static class B { static String a = s("B.static"); static final B SELF = new B(); String i = s("B.inst"); B() { s("B()"); } }
  static class C extends A { static { s("C.static"); } String j = s("C.inst"); { s("C.block"); } C() { this(s("arg")); s("C()"); } C(String x) { super(); s("C(x)"); } }

  public static void main(String[] args) {
    new C();
    System.out.println();
    new C();
    System.out.println();
  }
}
// expect: A.static C.static arg A.inst B.static B.inst B() B.inst B() A() C.inst C.block C(x) C() 
// expect: arg A.inst B.inst B() A() C.inst C.block C(x) C() 
