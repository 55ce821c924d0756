// InterruptOutcomes, with the rare outcome as the failure.
// expect assertion
// explore: proof
// explore: all
public class InterruptOutcomeFound {
  static volatile int v;

  static class B extends Thread {
    public void run() {
      int x = v;
      boolean i = Thread.interrupted();
      assert !(x == 1 && !i);
    }
  }

  public static void main(String[] args) {
    Thread b = new B();
    b.start();
    v = 1;
    b.interrupt();
  }
}
