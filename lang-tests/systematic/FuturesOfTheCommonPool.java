// The workers of the common pool are daemons: the program may end at each of their steps, which nobody can see as long as they
// print nothing. So its end is tried behind their steps, and not in front of each of them, too.
// expect clean
// explore: proof states<=300
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class FuturesOfTheCommonPool {
  public static void main(String[] args) {
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      int k = i;
      futures.add(CompletableFuture.supplyAsync(() -> k * k));
    }
    int sum = 0;
    for (CompletableFuture<Integer> f : futures) sum += f.join();
    assert sum == 14;
  }
}
