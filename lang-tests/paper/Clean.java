// Cooperari, table 5.1, "Clean": tasks in a ring wait for an event and signal the next one. Whether the event has happened is asked in
// one synchronized call, and the wait is another one: a signal in between is lost.
// expect deadlock
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class Event {
  private int count;

  synchronized int count() { return count; }

  synchronized void await() throws InterruptedException { wait(); }

  synchronized void signal() {
    count++;
    notifyAll();
  }
}

public class Clean {
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
            if (mine.count() == seen)
              mine.await();
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
