// Two class initialisers that need each other, first used by two threads.
// expect deadlock
public class ClassInitCycle {
  static class A {
    static int value = B.value + 1;
  }

  static class B {
    static int value = A.value + 1;
  }

  static class UsesA extends Thread {
    int seen;
    public void run() { seen = A.value; }
  }

  static class UsesB extends Thread {
    int seen;
    public void run() { seen = B.value; }
  }

  public static void main(String[] args) {
    new UsesA().start();
    new UsesB().start();
  }
}
