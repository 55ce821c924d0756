/** A cook puts a dish on the counter, a waiter takes it away; the counter has room for one dish. */
public class Kitchen {
  private int dishes;

  synchronized void put() throws InterruptedException {
    if (dishes == 1)
      wait();
    dishes++;
    assert dishes == 1 : dishes + " dishes on a counter for one";
    notify();
  }

  synchronized void take() throws InterruptedException {
    if (dishes == 0)
      wait();
    dishes--;
    assert dishes == 0 : dishes + " dishes are left";
    notify();
  }

  interface Work {
    void run() throws InterruptedException;
  }

  static void start(String name, Work work) {
    new Thread(() -> {
      try {
        work.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, name).start();
  }

  public static void main(String[] args) {
    Kitchen counter = new Kitchen();
    start("cook", () -> {
      counter.put();
      counter.put();
    });
    start("waiter-1", counter::take);
    start("waiter-2", counter::take);
  }
}
