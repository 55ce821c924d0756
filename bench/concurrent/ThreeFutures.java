import java.util.concurrent.CompletableFuture;

// Three CompletableFutures combined.
public class ThreeFutures {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> x = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> y = CompletableFuture.supplyAsync(() -> 2);
    CompletableFuture<Integer> z = CompletableFuture.supplyAsync(() -> 3);
    assert x.thenCombine(y, Integer::sum).thenCombine(z, Integer::sum).get() == 6;
  }
}
