// Cooperari (Simoes 2014), table 5.1, "Alarm Clock": bad use of a monitor (if in place of while) ends in a NullPointerException. With
// two threads it cannot happen (table 5.3).
// expect finding: java.lang.NullPointerException
// explore: proof findings=0 -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=1
import java.util.ArrayDeque;

class Alarm {
  private boolean rung;

  synchronized void ring() { rung = true; }
}

class Clock {
  private final ArrayDeque<Alarm> due = new ArrayDeque<>();

  synchronized void set(Alarm alarm) {
    due.add(alarm);
    notifyAll();
  }

  void ringNext() throws InterruptedException {
    Alarm alarm;
    synchronized (this) {
      if (due.isEmpty())
        wait();
      alarm = due.poll();
    }
    alarm.ring();
  }
}

public class AlarmClock {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 3; // one thread sets the alarms, the others ring them
    Clock clock = new Clock();
    for (int i = 1; i < n; i++)
      new Thread(() -> {
        try {
          clock.ringNext();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }, "ringer-" + i).start();
    new Thread(() -> {
      for (int i = 1; i < n; i++)
        clock.set(new Alarm());
    }, "setter").start();
  }
}
