// Two threads walk over the halves of a concurrent map's spliterator while a third one adds a mapping: the walks see the old ones, and
// perhaps the new one.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class MapSplitWalk {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(Map.of(1, 1, 9, 9));
    Spliterator<Integer> front = m.keySet().spliterator(), back = front.trySplit();
    AtomicInteger sum = new AtomicInteger();
    Thread t = new Thread(() -> back.forEachRemaining(k -> sum.addAndGet(k)));
    Thread writer = new Thread(() -> m.put(12, 12));
    t.start();
    writer.start();
    front.forEachRemaining(k -> sum.addAndGet(k));
    t.join();
    writer.join();
    assert sum.get() == 10 || sum.get() == 22;
  }
}
// expect clean
