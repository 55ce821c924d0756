// Exceptions leave lambdas; stack of calls through functional interfaces.
import java.util.function.*;

public class Exceptions {
  static int depth(IntUnaryOperator f, int n) { return n == 0 ? f.applyAsInt(0) : depth(x -> f.applyAsInt(x) + 1, n - 1); }
  static String safe(Supplier<String> s) {
    try {
      return s.get();
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName() + ":" + e.getMessage();
    } finally {
      System.out.print("[done] ");
    }
  }

  public static void main(String[] args) {
    System.out.println(safe(() -> "fine"));
    System.out.println(safe(() -> { throw new IllegalStateException("boom"); }));
    System.out.println(safe(() -> ((String) null).trim().length() + "").startsWith("NullPointerException"));
    System.out.println(safe(() -> safe(() -> { throw new RuntimeException("inner"); })));
    System.out.println(depth(x -> x, 50));
    System.out.println(safe(() -> "" + depth(x -> 1 / x, 3)));
  }
}
// expect: [done] fine
// expect: [done] IllegalStateException:boom
// expect: [done] true
// expect: [done] [done] RuntimeException:inner
// expect: 50
// expect: [done] ArithmeticException:/ by zero
