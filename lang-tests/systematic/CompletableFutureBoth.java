// Two stages that are combined: the sum is there once, whoever is first.
// expect clean
import java.util.concurrent.CompletableFuture;

public class CompletableFutureBoth {
  public static void main(String[] args) {
    CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
    new Thread(() -> a.complete(1)).start();
    new Thread(() -> b.complete(2)).start();
    assert a.thenCombine(b, Integer::sum).join() == 3;
  }
}
