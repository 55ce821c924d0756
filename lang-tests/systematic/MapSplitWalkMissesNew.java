// The broken sibling of MapSplitWalk: whoever thinks that a walk over the halves never sees a mapping that is added meanwhile is wrong.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class MapSplitWalkMissesNew {
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
    assert sum.get() == 10;
  }
}
// expect assertion
