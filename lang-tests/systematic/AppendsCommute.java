// Threads that append to a list under a lock: where nobody looks at the order of the elements, one order stands for all. "length", "looks" and "iterates" look.
// expect clean
// explore: states<=610 -- wrapped 100
// explore: states<=610 -- vector 100
// explore: states<=610 -- element 100
// explore: states<=610 -- locked 100
// explore: states<=610 -- cleared 100
// explore: states<=20010 -- wrapped 2000
// explore: states<=610 -- alike 100
// explore: -- local 20
// explore: states>=60 -- length 3
// explore: states>=60 -- looks 3
// explore: states>=60 -- iterates 3
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;

public class AppendsCommute {
  static final ReentrantLock lock = new ReentrantLock();
  static List<Object> list = new ArrayList<>();
  static String how;
  static int seen;

  static void step(int i) {
    switch (how) {
      case "element":
        ((Vector<Object>) list).addElement("e" + i);
        break;
      case "locked":
        lock.lock();
        try {
          list.add(new Object());
        } finally {
          lock.unlock();
        }
        break;
      case "length":
        synchronized (list) {
          list.add(i);
          if (list.size() == 2) seen = i;
        }
        break;
      default:
        list.add(i);
    }
  }

  static void all(int n) {
    if (how.equals("local")) {
      // Lists of a thread's own are looked at, and nobody else appends to them.
      List<Integer> mine = new ArrayList<>();
      for (int i = 0; i < n; i++) mine.add(i);
      for (int i = 0; i < n; i++) list.add(mine.get(i));
      return;
    }
    for (int i = 0; i < n; i++) step(i);
  }

  public static void main(String[] args) throws InterruptedException {
    how = args[0];
    int n = Integer.parseInt(args[1]), threads = n > 1000 ? 2 : 3;
    if (how.equals("vector") || how.equals("element")) list = new Vector<>();
    else if (!how.equals("locked")) list = Collections.synchronizedList(list);
    Runnable same = () -> all(n);
    Thread[] made = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      // (Three classes, so that no two threads are alike.)
      Runnable r = how.equals("alike") ? same : t == 0 ? () -> all(n) : t == 1 ? () -> all(n) : () -> all(n);
      made[t] = new Thread(r);
      made[t].start();
    }
    for (Thread t : made) t.join();
    assert list.size() == threads * n : list.size();
    switch (how) {
      case "cleared":
        list.clear();
        assert list.isEmpty();
        break;
      case "looks":
        seen = (Integer) list.get(1);
        break;
      case "iterates":
        for (Object o : list) seen += (Integer) o;
        break;
      default:
    }
  }
}
