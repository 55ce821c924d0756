// For which time a task runs, or ran last, or would have run before it was begun.
import java.util.*;

public class ScheduledTimes {
  static class Task extends TimerTask {
    long begun;
    long meant;

    @Override
    public void run() {
      if (begun != 0) return;
      begun = System.currentTimeMillis();
      meant = scheduledExecutionTime();
    }
  }

  // In hundredths of a second, roughly.
  static long tens(long milliseconds) {
    return Math.round(milliseconds / 100.0);
  }

  interface Begin {
    void with(Timer timer, Task task);
  }

  static void show(String what, Begin begin) throws InterruptedException {
    Timer timer = new Timer(true);
    Task task = new Task();
    long base = System.currentTimeMillis();
    long never = task.scheduledExecutionTime();
    begin.with(timer, task);
    long before = task.scheduledExecutionTime() - base;
    Thread.sleep(500);
    System.out.println(what + " " + never + " " + tens(before) + " " + tens(task.meant - task.begun) + " " + tens(task.scheduledExecutionTime() - base));
    timer.cancel();
  }

  public static void main(String[] args) throws InterruptedException {
    show("once", (timer, task) -> timer.schedule(task, 200));
    show("with a delay", (timer, task) -> timer.schedule(task, 200, 1000));
    show("at a rate", (timer, task) -> timer.scheduleAtFixedRate(task, 200, 1000));
  }
}
// expect: once 0 2 0 2
// expect: with a delay 0 -8 0 2
// expect: at a rate 0 -8 0 2
