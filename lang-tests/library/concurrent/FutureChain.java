// A CompletableFuture hands over what was written before.
// explore: proof findings=0
// expect clean
import java.util.concurrent.*;

public class FutureChain {
  static int x;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = f.thenApply(v -> v + x);
    new Thread(() -> {
      x = 1;
      f.complete(1);
    }).start();
    assert g.get() == 2;
  }
}
