// A thread that waits for its own end.
// expect deadlock
public class SelfJoin {
  static class Self extends Thread {
    public void run() {
      try {
        Thread.currentThread().join();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) {
    new Self().start();
  }
}
