// The second element's function runs before the first one's: OpenJDK 17 with two processors fails in 3,214 of 3,217 runs (of elements
// 2 and 3 in 1,290 of 3,246).
// expect assertion
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

public class ParallelSecondFirst {
  public static void main(String[] args) {
    AtomicBoolean second = new AtomicBoolean();
    IntStream.range(0, 4).parallel().forEach(i -> {
      if (i == 1) second.set(true);
      if (i == 0) assert !second.get();
    });
  }
}
