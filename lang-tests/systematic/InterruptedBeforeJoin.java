// A thread with a pending interrupt joins, waits and sleeps: each ends with an exception, and what spins meanwhile is no
// livelock. OpenJDK 17: ends in 3 of 3 runs (join alone).
// explore: proof
// expect clean
public class InterruptedBeforeJoin {
  static volatile int stopped;

  interface Waits {
    void go() throws InterruptedException;
  }

  static void interrupted(Waits waits) {
    try {
      waits.go();
    } catch (InterruptedException e) {
      stopped++;
    }
  }

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread waiter = new Thread(() -> {
      interrupted(main::join);
      Thread.currentThread().interrupt();
      interrupted(() -> Thread.sleep(1000));
      Thread.currentThread().interrupt();
      interrupted(() -> {
        synchronized (main) {
          main.wait();
        }
      });
    });
    waiter.start();
    waiter.interrupt();
    while (stopped < 3) {
    }
  }
}
