// A lock that is made, used and published while collections move it: the second thread's accesses under it are no
// race with the first one's. The figures are those without --gc-stress.
// options: --gc-stress
// explore: proof states=20 nodes=24
// explore: all states=59 nodes=92
// expect clean
public class CollectedPublishedLock {
  static volatile Object lock; static int n; static class V { volatile int x; int y; }
  static volatile V shared;
  static String junk = "";
  static void make() {
    junk = junk + "x"; junk = null;
    Object l = new Object();
    V v = new V();
    v.y = 7;
    synchronized (l) {
      n++;
      v.x = 1;
      junk = new String("y"); String z = "q" + n; 
      n++;
      lock = l;
      z = z + "r"; 
      n++;
    }
    shared = v;
  }
  static void use() {
    Object l = lock;
    if (l == null) return;
    synchronized (l) { n++; String s = "k" + n; n++; }
    V v = shared; if (v != null && v.x == 1) assert v.y == 7;
  }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(CollectedPublishedLock::make), u = new Thread(CollectedPublishedLock::use);
    t.start(); u.start(); t.join(); u.join();
    assert n < 6;
  }
}
