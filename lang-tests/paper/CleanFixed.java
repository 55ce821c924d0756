// Cooperari's "Clean" repaired: question and wait under one monitor.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class Event {
  private int count;

  synchronized int count() { return count; }

  synchronized void await(int seen) throws InterruptedException {
    while (count == seen)
      wait();
  }

  synchronized void signal() {
    count++;
    notifyAll();
  }
}

public class CleanFixed {
  static final int ROUNDS = 2;

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Event[] events = new Event[n];
    for (int i = 0; i < n; i++)
      events[i] = new Event();
    for (int i = 0; i < n; i++) {
      Event mine = events[i], next = events[(i + 1) % n];
      new Thread(() -> {
        try {
          for (int seen = 0; seen < ROUNDS; seen++) {
            mine.await(seen);
            next.signal();
          }
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }, "task-" + i).start();
    }
    events[0].signal();
  }
}
