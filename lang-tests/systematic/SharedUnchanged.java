// What changes nothing writes nothing: copies of a bit set, retainAll that removes nothing, a weak map's value put again.
// explore: proof
// explore: proof -- list
// explore: proof -- map
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.WeakHashMap;

public class SharedUnchanged {
  public static void main(String[] args) throws InterruptedException {
    Runnable look;
    switch (args.length == 0 ? "bits" : args[0]) {
      case "bits": {
        BitSet primes = new BitSet();
        primes.set(2);
        primes.set(3);
        look = () -> ((BitSet) primes.clone()).set(4);
        break;
      }
      case "list": {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        look = () -> { if (list.retainAll(List.of(1, 2)) || list.get(1) != 2) throw new AssertionError(); };
        break;
      }
      default: {
        WeakHashMap<String, String> map = new WeakHashMap<>();
        map.put("key", "value");
        look = () -> { if (map.put("key", "value") != "value") throw new AssertionError(); };
        break;
      }
    }
    Thread t = new Thread(look);
    t.start();
    look.run();
    t.join();
  }
}
