// Waiting for a flag until a deadline: the flag in time, or the time is up.
// explore: proof --outcomes outcomes=2
// expect clean
public class ClockDeadline {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> done = true);
    long deadline = System.currentTimeMillis() + 50;
    t.start();
    while (!done && System.currentTimeMillis() < deadline) Thread.sleep(10);
    System.out.println(done ? "done" : "time is up");
  }
}
