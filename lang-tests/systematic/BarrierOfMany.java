// A barrier of n threads that loses a notification: whether everybody is there is looked at in one critical section,
// and waited for in another one. The last one who arrives may notify in between.
// expect deadlock: lost notify
// explore: proof --max-time=100 --first -- 3
// explore: proof --max-time=100 --first -- 50
// explore: --explore=random --first --max-time=100 -- 50
// explore: --explore=pct --first --max-time=100 -- 50
// explore: --explore=pos --first --max-time=100 -- 50
// explore: --explore=preemption --first --max-time=100 -- 50
public class BarrierOfMany {
  static int arrived, parties;
  static final Object lock = new Object();

  static void await() {
    boolean last;
    synchronized (lock) {
      last = ++arrived == parties;
      if (last) lock.notifyAll();
    }
    if (last) return;
    synchronized (lock) {
      try {
        lock.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) {
    parties = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    for (int i = 0; i < parties; i++) new Thread(BarrierOfMany::await, "party-" + i).start();
  }
}
