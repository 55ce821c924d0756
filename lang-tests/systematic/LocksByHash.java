// Locks are taken in the order in which a set has them, by one thread, and in another fixed order by the other one. In
// the one order of identity hash codes that is explored as a rule nothing happens; in another one the two deadlock.
// expect clean
// explore: findings=0
// explore: --hash-orders=4 findings=1
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

public class LocksByHash {
  static class Lock {}

  static final Lock a = new Lock(), b = new Lock();
  static int moved;

  static void move(Lock first, Lock then) {
    synchronized (first) {
      synchronized (then) {
        moved++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Set<Lock> locks = new HashSet<>(Set.of(a, b));
    Iterator<Lock> i = locks.iterator();
    Lock one = i.next(), two = i.next();
    Thread t = new Thread(() -> move(one, two));
    Thread u = new Thread(() -> move(b, a));
    t.start();
    u.start();
    t.join();
    u.join();
  }
}
