// The scope of a local class ends with its group of statements, that of a variable with the switch.
class LocalClassOfOtherGroup {
  void method(int number) {
    switch (number) {
      case 1:
        class Local {}
        Local first = new Local();
        int count;
      case 2:
        count = 1;
        Object second = new Local(); // expect error: cannot find symbol
        class Twice {}
      default:
        class Twice {}
        new Twice();
    }
  }
}
