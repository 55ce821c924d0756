// A sleep that is interrupted need not be over for what comes behind it; the other one need.
// expect assertion
public class InterruptedSleep {
  static volatile boolean woken;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(10000);
      } catch (InterruptedException e) {
        woken = true;
      }
    }, "sleeper");
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    assert !woken;
  }
}
