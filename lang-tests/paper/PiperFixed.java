// Cooperari's "Piper" repaired: while, and notifyAll.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class TicketDesk {
  private boolean offered;
  private int seat = 0;
  private final boolean[] taken;

  TicketDesk(int seats) { taken = new boolean[seats + 1]; }

  synchronized void offer() throws InterruptedException {
    while (offered)
      wait();
    seat++;
    offered = true;
    notifyAll();
  }

  synchronized void book() throws InterruptedException {
    while (!offered)
      wait();
    assert !taken[seat] : "seat " + seat + " is sold twice";
    taken[seat] = true;
    offered = false;
    notifyAll();
  }
}

public class PiperFixed {
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
