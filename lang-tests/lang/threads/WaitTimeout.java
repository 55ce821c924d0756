// wait with a limit comes back by itself; notify before it does too.
public class WaitTimeout {
  public static void main(String[] args) throws InterruptedException {
    Object o = new Object();
    synchronized (o) {
      long t = System.nanoTime();
      o.wait(3);
      System.out.println(System.nanoTime() - t >= 2_000_000);
      o.wait(0, 500);
    }
    boolean[] done = new boolean[1];
    Thread n = new Thread(() -> {
      synchronized (o) {
        done[0] = true;
        o.notify();
      }
    });
    synchronized (o) {
      n.start();
      while (!done[0]) o.wait(100_000);
    }
    System.out.println(done[0]);
    n.join();
    Thread.sleep(0);
    Thread.sleep(1, 5);
    System.out.println("slept");
  }
}
// expect: true
// expect: true
// expect: slept
