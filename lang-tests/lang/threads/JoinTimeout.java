// join with a time limit, states of blocked threads.
public class JoinTimeout {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t = new Thread(() -> {
      synchronized (lock) {
        try {
          lock.wait();
        } catch (InterruptedException e) {
          System.out.println("interrupted in wait");
        }
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
    t.join(5);
    System.out.println(t.isAlive() + " " + t.getState());
    Thread b = new Thread(() -> { synchronized (lock) { System.out.println("entered"); } });
    synchronized (lock) {
      b.start();
      while (b.getState() != Thread.State.BLOCKED) Thread.sleep(1);
      System.out.println(b.getState());
    }
    b.join();
    t.interrupt();
    t.join(0);
    System.out.println(t.getState());
    Thread s = new Thread(() -> {
      try {
        Thread.sleep(100_000);
      } catch (InterruptedException e) {
        System.out.println("interrupted in sleep");
      }
    });
    s.start();
    while (s.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
    System.out.println(s.getState());
    s.interrupt();
    s.join();
  }
}
// expect: true WAITING
// expect: BLOCKED
// expect: entered
// expect: interrupted in wait
// expect: TERMINATED
// expect: TIMED_WAITING
// expect: interrupted in sleep
