// Two locks taken in both orders, between operations that reports have no row for (yield, holdsLock): the debugger's `why` gives the others
// their own numbers (debug_questions_test.py).
// expect deadlock
public class YieldsBetweenLocks {
  static final Object a = new Object(), b = new Object();
  static int n;

  public static void main(String[] args) {
    new Thread(() -> {
      Thread.yield();
      System.out.println(Thread.holdsLock(a));
      synchronized (b) {
        Thread.yield();
        synchronized (a) {
          n++;
        }
      }
    }).start();
    synchronized (a) {
      Thread.yield();
      synchronized (b) {
        n++;
      }
    }
  }
}
