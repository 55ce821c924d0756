// Threads of one priority share the lock; the one that is more important has a lock of its own.
public class PriorityFixed {
  static final Object lock = new Object(), own = new Object();

  static void work(Object lock) {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        Thread.yield();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> work(lock)), b = new Thread(() -> work(lock)), important = new Thread(() -> work(own));
    important.setPriority(Thread.MAX_PRIORITY);
    a.start();
    b.start();
    important.start();
    a.join();
    b.join();
    important.join();
  }
}
