// ConcurrentMapCheckThenAct repaired: merge is one operation.
// expect clean
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapMerge {
  static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> counts.merge("word", 1, Integer::sum));
    Thread b = new Thread(() -> counts.merge("word", 1, Integer::sum));
    a.start();
    b.start();
    a.join();
    b.join();
    assert counts.get("word") == 2;
  }
}
