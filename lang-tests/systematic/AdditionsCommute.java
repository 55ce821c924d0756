// Additions whose result nobody uses commute: of statements, behind method references, of adders and of a map's size. One
// order of them is enough until somebody reads the sum.
// expect clean
// explore: states<=40
// explore: proof --expand-library states>=250
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

public class AdditionsCommute {
  static final AtomicInteger hits = new AtomicInteger();
  static final AtomicLong bytes = new AtomicLong();
  static final LongAdder adder = new LongAdder();
  static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

  static void work(int me) {
    hits.incrementAndGet();
    bytes.addAndGet(me);
    Runnable more = hits::getAndIncrement;
    more.run();
    adder.add(2);
    map.put(me, me);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int me = i + 1;
      threads[i] = new Thread(() -> work(me));
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert hits.get() == 6 && bytes.get() == 6 && adder.sum() == 6 && map.size() == 3;
  }
}
