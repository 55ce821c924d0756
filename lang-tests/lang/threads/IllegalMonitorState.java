// wait and notify need the monitor.
public class IllegalMonitorState {
  static void run(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + " fine");
    } catch (IllegalMonitorStateException e) {
      System.out.println(what + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    Object o = new Object(), p = new Object();
    run("notify", () -> o.notify());
    run("notifyAll", () -> o.notifyAll());
    run("wait", () -> {
      try {
        o.wait();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    run("wrong monitor", () -> { synchronized (p) { o.notify(); } });
    run("right monitor", () -> { synchronized (o) { o.notify(); o.notifyAll(); } });
    run("timed wait", () -> {
      synchronized (o) {
        try {
          o.wait(5);
        } catch (InterruptedException e) {
          System.out.println("interrupted");
        }
      }
    });
    try {
      synchronized (o) { o.wait(-1); }
    } catch (IllegalArgumentException | InterruptedException e) {
      System.out.println(e);
    }
  }
}
// expect: notify: current thread is not owner
// expect: notifyAll: current thread is not owner
// expect: wait: current thread is not owner
// expect: wrong monitor: current thread is not owner
// expect: right monitor fine
// expect: timed wait fine
// expect: java.lang.IllegalArgumentException: timeout value is negative
