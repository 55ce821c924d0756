// Overloads are chosen at compile time, overrides at run time.
public class OverrideVsOverload {
  static class Base {
    String f(Object o) { return "Base.Object"; }
    String f(String s) { return "Base.String"; }
  }
  static class Sub extends Base {
    @Override String f(Object o) { return "Sub.Object"; }
    String f(Integer i) { return "Sub.Integer"; }
  }
  static String visit(Base b) { return "base"; }
  static String visit(Sub s) { return "sub"; }

  public static void main(String[] args) {
    Base b = new Sub();
    Object o = "text";
    System.out.println(b.f(o) + " " + b.f("text") + " " + b.f(1) + " " + ((Sub) b).f(1));
    System.out.println(visit(b) + " " + visit((Sub) b) + " " + visit(new Sub()));
    System.out.println(new Sub().f((Object) 1));
    char c = 'c';
    System.out.println(new Sub().f(c));
  }
}
// expect: Sub.Object Base.String Sub.Object Sub.Integer
// expect: base sub sub
// expect: Sub.Object
// expect: Sub.Object
