// join waits on the thread object and so frees its monitor: the thread itself can take it.
// expect clean
// explore: proof
// explore: all
public class JoinUnderItsMonitor {
  static class Child extends Thread {
    int x;

    public void run() {
      synchronized (this) {
        x = 1;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Child child = new Child();
    synchronized (child) {
      child.start();
      child.join();
      assert child.x == 1;
    }
  }
}
