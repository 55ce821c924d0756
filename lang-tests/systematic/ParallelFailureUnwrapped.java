// The right sibling of ParallelFailureCopied: the original is the exception or its cause.
import java.util.stream.IntStream;

public class ParallelFailureUnwrapped {
  public static void main(String[] args) {
    try {
      IntStream.range(0, 3).parallel().map(i -> {
        if (i == 1) throw new IllegalStateException("x");
        return i;
      }).sum();
      assert false;
    } catch (IllegalStateException e) {
      Throwable original = e.getCause() == null ? e : e.getCause();
      assert original.getMessage().equals("x") && original.getCause() == null;
      assert e == original || e.getMessage().equals("java.lang.IllegalStateException: x");
    }
  }
}
// expect clean
