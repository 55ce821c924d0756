// join with a limit: the worker may still be running afterwards.
// expect assertion
public class TimedJoin {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> done = true, "worker");
    worker.start();
    worker.join(1000);
    assert done : "the worker is not done after a second";
  }
}
