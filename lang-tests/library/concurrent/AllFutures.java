// allOf hands its countdown over to the workers that complete the parts.
import java.util.concurrent.CompletableFuture;

public class AllFutures {
  public static void main(String[] args) {
    CompletableFuture<Integer> x = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> y = CompletableFuture.supplyAsync(() -> 2);
    CompletableFuture.allOf(x, y).join();
    assert x.join() + y.join() == 3;
  }
}
// explore: --systematic
// expect clean
