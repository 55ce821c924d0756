// The sum of a LongAdder is "NOT an atomic snapshot" (its documentation): it may have what came later, and not what came before. By
// OpenJDK 17's code the cells are read one after the other; 290 rounds on a busy machine with two processors did not show it.
// expect assertion
import java.util.concurrent.atomic.LongAdder;

public class AdderSum {
  static volatile boolean added;

  public static void main(String[] args) {
    LongAdder balance = new LongAdder();
    Thread first = new Thread(() -> {
      balance.add(1);
      added = true;
    });
    Thread second = new Thread(() -> {
      if (added) balance.add(-1);
    });
    first.start();
    second.start();
    assert balance.sum() >= 0;
  }
}
