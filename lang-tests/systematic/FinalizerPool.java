// A pool whose objects come back when they are finalized: the program finds one there or not, as it happens. Its checks are under a
// lock, but the finalization criterion is broken.
// expect finding: finalize() writes
// explore: proof
// explore: --no-finalizers findings=0
import java.util.ArrayDeque;

public class FinalizerPool {
  static final ArrayDeque<int[]> free = new ArrayDeque<>();

  static class Handle {
    final int[] memory;

    Handle() {
      synchronized (free) {
        memory = free.isEmpty() ? new int[1] : free.pop();
      }
    }

    @Override
    protected void finalize() {
      synchronized (free) {
        free.push(memory); // not cleared
      }
    }
  }

  static void first() {
    new Handle().memory[0] = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    first();
    Thread t = new Thread(() -> {
      assert new Handle().memory[0] == 0 : "of another one";
    });
    t.start();
    t.join();
  }
}
