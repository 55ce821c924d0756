// The sleeping barber with one chair in the waiting room: a customer is served or goes away, and nobody is left waiting.
// expect clean
import java.util.concurrent.Semaphore;

public class SleepingBarber {
  static final Semaphore customers = new Semaphore(0), barber = new Semaphore(0), mutex = new Semaphore(1);
  static int waiting, served, gone;

  static void customer() {
    mutex.acquireUninterruptibly();
    if (waiting == 1) {
      gone++;
      mutex.release();
      return;
    }
    waiting++;
    mutex.release();
    customers.release();
    barber.acquireUninterruptibly();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread b = new Thread(() -> {
      while (true) {
        customers.acquireUninterruptibly();
        mutex.acquireUninterruptibly();
        waiting--;
        served++;
        mutex.release();
        barber.release();
      }
    }, "barber");
    b.setDaemon(true);
    b.start();
    Thread[] c = new Thread[3];
    for (int i = 0; i < c.length; i++) {
      c[i] = new Thread(SleepingBarber::customer, "customer-" + i);
      c[i].start();
    }
    for (Thread t : c)
      t.join();
    mutex.acquireUninterruptibly();
    assert served + gone == 3 && served >= 1;
    mutex.release();
  }
}
