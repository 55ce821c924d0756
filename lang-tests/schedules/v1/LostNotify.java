// Mistake: the state is looked at outside the monitor, so that the notify may come between the look and the wait.
// expect deadlock
public class LostNotify {
  static final Object bell = new Object();
  static volatile boolean dinner;

  public static void main(String[] args) {
    Thread guest = new Thread(() -> {
      try {
        if (!dinner) {
          synchronized (bell) {
            bell.wait();
          }
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "guest");
    Thread cook = new Thread(() -> {
      dinner = true;
      synchronized (bell) {
        bell.notify();
      }
    }, "cook");
    guest.start();
    cook.start();
  }
}
