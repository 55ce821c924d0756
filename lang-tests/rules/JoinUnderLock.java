// expect rule join-under-lock: 8 9: main waits for the end of worker while it holds JoinUnderLock.lock
public class JoinUnderLock {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> System.out.println("works"), "worker");
    worker.start();
    synchronized (lock) {
      worker.join();
    }
  }
}
