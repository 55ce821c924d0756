// A notifyAll on a thread object does not end a join: it looks again whether the thread is alive.
// expect clean
// explore: proof
// explore: all
public class JoinNotifiedEarly {
  static int x;

  static class Child extends Thread {
    public void run() {
      synchronized (this) {
        notifyAll();
      }
      x = 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread child = new Child();
    child.start();
    child.join();
    assert x == 1;
  }
}
