// More threads than fit into four words: each is started when the one before has ended, and two live beside each other
// at the end.
// explore: proof
// expect clean
public class ManyThreads {
  static int ended;
  static final Object lock = new Object();

  static Thread counting() {
    Thread t = new Thread(() -> {
      synchronized (lock) {
        ended++;
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 260; i++) counting().join();
    Thread[] last = {counting(), counting()};
    for (Thread t : last) t.join();
    assert ended == 262;
  }
}
