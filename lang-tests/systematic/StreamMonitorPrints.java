// Who prints enters the monitor of System.out: that deadlocks beside a thread that has it and waits for the account.
// expect deadlock
// explore: proof
// explore: all
public class StreamMonitorPrints {
  static final Object account = new Object();
  static int balance;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      synchronized (System.out) {
        System.out.println("balance");
        synchronized (account) {
          System.out.println(balance);
        }
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
