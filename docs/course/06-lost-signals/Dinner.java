/** The cook rings the bell when dinner is ready; the guest waits for the bell. */
public class Dinner {
  static final Object bell = new Object();

  public static void main(String[] args) {
    Thread guest = new Thread(() -> {
      synchronized (bell) {
        try {
          bell.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
    }, "guest");
    Thread cook = new Thread(() -> {
      synchronized (bell) {
        bell.notify();
      }
    }, "cook");
    guest.start();
    cook.start();
  }
}
