// Nothing in this file says that it has tests: they are all inherited.
class InheritsTest extends InheritedBase {
  int make() {
    return 1;
  }

  static class Deeper extends InheritsTest {
    int make() {
      return 2;
    }
  }
}
