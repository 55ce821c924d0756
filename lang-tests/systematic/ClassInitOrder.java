// A cycle of initialisers in one thread is legal: whoever comes second sees a default value. The outcome depends on
// which class is used first.
// expect assertion
public class ClassInitOrder {
  static final Object monitor = new Object();

  static class A {
    static int value = B.value + 1;
  }

  static class B {
    static int value = A.value + 1;
  }

  static class UsesA extends Thread {
    public void run() {
      synchronized (monitor) {
        assert A.value == 2;
      }
    }
  }

  static class UsesB extends Thread {
    int seen;

    public void run() {
      synchronized (monitor) {
        seen = B.value;
      }
    }
  }

  public static void main(String[] args) {
    new UsesA().start();
    new UsesB().start();
  }
}
