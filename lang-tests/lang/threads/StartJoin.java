// start and join; the order is fixed by the joins.
public class StartJoin {
  static int shared;
  static class Worker extends Thread {
    final int n;
    Worker(int n) { this.n = n; }
    @Override public void run() { shared += n; System.out.println("worker " + n + " sees " + shared); }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 1; i <= 3; i++) {
      Worker w = new Worker(i);
      System.out.println(w.getState() + " " + w.isAlive());
      w.start();
      w.join();
      System.out.println(w.getState() + " " + w.isAlive());
    }
    Thread t = new Thread(() -> shared *= 10);
    t.start();
    t.join();
    System.out.println(shared);
    new Thread() { public void run() { System.out.println("anonymous"); } }.run();
    try {
      t.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("started twice " + e.getMessage());
    }
  }
}
// expect: NEW false
// expect: worker 1 sees 1
// expect: TERMINATED false
// expect: NEW false
// expect: worker 2 sees 3
// expect: TERMINATED false
// expect: NEW false
// expect: worker 3 sees 6
// expect: TERMINATED false
// expect: 60
// expect: anonymous
// expect: started twice null
