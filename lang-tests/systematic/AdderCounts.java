// AdderSum with what can be relied on: sums of what only grows do not fall, and after the end of all threads the sum is right.
// expect clean
import java.util.concurrent.atomic.LongAdder;

public class AdderCounts {
  public static void main(String[] args) throws InterruptedException {
    LongAdder hits = new LongAdder();
    Thread a = new Thread(hits::increment), b = new Thread(hits::increment);
    a.start();
    b.start();
    long first = hits.sum();
    assert first <= hits.sum();
    a.join();
    b.join();
    assert hits.sum() == 2 && hits.sumThenReset() == 2 && hits.intValue() == 0;
  }
}
