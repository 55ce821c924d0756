// I.super.method() must not go past a method that overrides it (JLS 15.12.1, 15.12.3).
class DefaultSuperSkipped {
  interface Top {
    default void method() {}
    default void other() {}
  }

  interface Middle extends Top {
    default void method() {}
  }

  interface Side extends Top {}

  static class Base implements Top {}

  static class Overridden implements Middle, Side {
    void run() {
      Side.super.method(); // expect error: bad type qualifier
      Side.super.other();
      Middle.super.method();
      Middle.super.other();
    }
  }

  static class Redundant implements Top, Middle {
    void run() {
      Top.super.method(); // expect error: bad type qualifier
    }
  }

  static class ByClass extends Base implements Top {
    void run() {
      Top.super.method(); // expect error: bad type qualifier
    }
  }

  static class Fine extends Base implements Middle {
    void run() {
      Middle.super.method();
    }
  }
}
