// A nested class and a class beside it with the same name in the class file.
class SameBinaryName {
  static class Outer$Inner {}
  static class Outer {
    static class Inner {} // expect error: have the same binary name
  }
  void method() {
    class Local$Inner {}
    class Local {
      class Inner {} // expect error: have the same binary name
    }
  }
  void other() {
    class Fine {
      class Inner {}
    }
    class Fine$Inner {}
  }
}
