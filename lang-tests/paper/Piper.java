// Cooperari, table 5.1, "Piper": seats of an airplane between a producer and its consumers; the same seat may be given to two threads, while
// others wait for ever. With two threads it cannot happen (table 5.3).
// expect assertion
// expect deadlock
// explore: proof findings=0 -- 2
// explore: proof -- 3
// explore: proof -- 4
class TicketDesk {
  private boolean offered;
  private int seat = 0;
  private final boolean[] taken;

  TicketDesk(int seats) { taken = new boolean[seats + 1]; }

  synchronized void offer() throws InterruptedException {
    if (offered)
      wait();
    seat++;
    offered = true;
    notify();
  }

  synchronized void book() throws InterruptedException {
    if (!offered)
      wait();
    assert !taken[seat] : "seat " + seat + " is sold twice";
    taken[seat] = true;
    offered = false;
    notify();
  }
}

public class Piper {
  interface Step {
    void run() throws InterruptedException;
  }

  static void start(String name, Step step) {
    new Thread(() -> {
      try {
        step.run();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, name).start();
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 3; // one airline, the others are passengers
    TicketDesk desk = new TicketDesk(n - 1);
    for (int i = 1; i < n; i++)
      start("passenger-" + i, desk::book);
    start("airline", () -> {
      for (int i = 1; i < n; i++)
        desk.offer();
    });
  }
}
