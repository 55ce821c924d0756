// The program ends with its last non-daemon thread.
public class DaemonEnds {
  static volatile boolean started;

  public static void main(String[] args) {
    Thread d = new Thread(() -> {
      started = true;
      while (true) Thread.yield();
    });
    d.setDaemon(true);
    d.start();
    while (!started) Thread.yield();
    System.out.println(d.isDaemon() + " " + d.isAlive());
    Thread last = new Thread(() -> System.out.println("the last one"));
    last.start();
    try {
      last.join();
    } catch (InterruptedException e) {}
  }
}
// expect: true true
// expect: the last one
