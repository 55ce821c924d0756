// An endless loop that makes garbage and walks through lists all the time: its state comes back in each round, so that it
// will never end. Nothing but the state tells: it calls methods, allocates, and its local variables are other objects in
// each round. Sibling: LongComputation.
// expect finding: spins for ever
// explore: proof
import java.util.ArrayList;
import java.util.List;

public class EndlessComputation {
  static final List<Integer> todo = new ArrayList<>();

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      boolean found = false;
      while (!found) {
        List<Integer> copy = new ArrayList<>(List.of(1, 2, 3));
        copy.addAll(todo);
        for (Integer i : copy) found |= i > 5;
      }
    });
    worker.start();
    worker.join();
  }
}
