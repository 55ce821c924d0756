// Everybody locks in the same order: lines stay together, and nobody waits for ever.
// expect clean
// explore: proof
public class StreamMonitorPrintsFixed {
  static final Object account = new Object();
  static int balance;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      int seen;
      synchronized (account) {
        seen = balance;
      }
      synchronized (System.out) {
        System.out.print("balance: ");
        System.out.println(seen);
      }
    });
    t.start();
    synchronized (account) {
      balance++;
      System.out.println("added");
    }
    t.join();
  }
}
