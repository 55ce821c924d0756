// super(...) after another statement: one message, although super() would not fit, either.
public class LateSuperCall {
  static class Base {
    Base(int x) { }
  }

  static class Derived extends Base {
    Derived() {
      System.out.println("first");
      super(1); // expect error: call to super must be first statement in constructor
    }
  }
}
