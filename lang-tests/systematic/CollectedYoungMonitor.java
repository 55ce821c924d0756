// A collection in the middle of a block moves monitors that the thread holds and volatiles that it has written:
// what the tester knows about them goes along. The figures are those without --gc-stress.
// options: --gc-stress
// explore: proof states=8 nodes=10
// explore: all states=118 nodes=209
// explore: rw nodes=81
// expect clean
public class CollectedYoungMonitor {
  static int n; static final Object lock = new Object();
  static class V { volatile int x; int y; }
  static void work() {
    String garbage = "a" + n2();
    Object mine = new Object();
    V v = new V();
    synchronized (mine) {
      garbage = garbage + "b";
      garbage = null;
      Object other = new Object();
      synchronized (other) {
        v.x = 1;
        int[] more = new int[3];
        v.y++;
        synchronized (lock) { n++; more[1] = n; v.x = more[1]; }
      }
    }
  }
  static int n2() { return Thread.currentThread().getName().length(); }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(CollectedYoungMonitor::work), u = new Thread(CollectedYoungMonitor::work);
    t.start(); u.start(); t.join(); u.join();
    assert n == 2;
  }
}
