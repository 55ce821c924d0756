// Who looks again and again whether something has happened, until a deadline, comes to an end: time passes in steps that
// double. (Each look was a state of its own, and such programs were explored up to a limit.)
// expect clean
// explore: proof --outcomes outcomes=2
// explore: proof --outcomes outcomes=1 -- started
public class ClockPolled {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime(), deadline = start + 10_000_000_000L;
    Thread t = new Thread(() -> done = true);
    t.start();
    if (args.length > 0) { // the clock is looked at elsewhere, and sleeps set it
      while (!done) Thread.sleep(10);
    } else {
      while (!done && System.nanoTime() < deadline) Thread.yield();
    }
    t.join();
    System.out.println(args.length > 0 ? System.nanoTime() > start : System.nanoTime() < deadline);
  }
}
