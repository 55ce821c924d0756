// Two futures that different workers complete, combined: no race, whoever is first.
import java.util.concurrent.CompletableFuture;

public class BothFutures {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> x = CompletableFuture.supplyAsync(() -> 20);
    CompletableFuture<Integer> y = CompletableFuture.supplyAsync(() -> 22);
    assert x.thenCombine(y, Integer::sum).thenApply(v -> "v" + v).get().equals("v42");
  }
}
// explore: --systematic
// expect clean
