// ClassInitCycle repaired: only one of the two classes needs the other.
// expect clean
// explore: proof
// explore: all
public class ClassInitCycleFixed {
  static class A {
    static int value = new Object().equals(null) ? 0 : 2;
  }

  static class B {
    static int value = A.value + 1;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      assert A.value == 2;
    }).start();
    new Thread(() -> {
      assert B.value == 3;
    }).start();
  }
}
