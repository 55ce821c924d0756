public class JoinUnderLockFixed {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> System.out.println("works"), "worker");
    worker.start();
    worker.join();
    synchronized (lock) {
      System.out.println("then");
    }
  }
}
