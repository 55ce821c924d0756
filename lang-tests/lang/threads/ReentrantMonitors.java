// A thread enters its monitors again; exceptions leave them.
public class ReentrantMonitors {
  static final Object lock = new Object();
  static int depth(int n) {
    synchronized (lock) {
      return n == 0 ? 0 : 1 + depth(n - 1);
    }
  }
  synchronized String outer() { return "outer " + inner(); }
  synchronized String inner() { return "inner " + Thread.holdsLock(this); }
  static synchronized void fail() { throw new IllegalStateException("fail"); }

  public static void main(String[] args) throws InterruptedException {
    System.out.println(depth(100));
    System.out.println(Thread.holdsLock(lock));
    System.out.println(new ReentrantMonitors().outer());
    try {
      fail();
    } catch (IllegalStateException e) {
      System.out.println(Thread.holdsLock(ReentrantMonitors.class));
    }
    try {
      synchronized (lock) {
        System.out.println(Thread.holdsLock(lock));
        throw new RuntimeException("out");
      }
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " " + Thread.holdsLock(lock));
    }
    Thread t = new Thread(() -> System.out.println("free " + depth(3)));
    t.start();
    t.join();
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        if (i == 0) continue;
        break;
      }
    }
    System.out.println(Thread.holdsLock(lock));
  }
}
// expect: 100
// expect: false
// expect: outer inner true
// expect: false
// expect: true
// expect: out false
// expect: free 3
// expect: false
