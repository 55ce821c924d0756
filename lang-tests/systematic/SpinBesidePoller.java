// Somebody goes round for ever by himself, and somebody else looks again and again whether he has ended: nobody ever does anything else.
// expect finding: never terminates
// explore: proof
// explore: proof -- sleep
// explore: proof -- timed
// explore: all
public class SpinBesidePoller {
  public static void main(String[] args) throws InterruptedException {
    Thread spinner = new Thread(() -> {
      int x = 0;
      while (true) x = 1 - x;
    });
    spinner.start();
    String how = args.length == 0 ? "yield" : args[0];
    Object o = new Object();
    while (spinner.isAlive()) {
      if (how.equals("yield")) Thread.yield();
      else if (how.equals("sleep")) Thread.sleep(10);
      else synchronized (o) { o.wait(10); }
    }
  }
}
