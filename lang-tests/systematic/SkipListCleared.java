// clear of a ConcurrentSkipListMap takes one mapping after the other, and counts behind the last one: an empty map may have the size that it had. OpenJDK 17 (isEmpty, then size):
// "true 2" in 268 of 18,399 runs, and never a size of 1.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListCleared {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    map.put(1, "one");
    map.put(2, "two");
    Thread t = new Thread(map::clear);
    t.start();
    boolean empty = map.isEmpty();
    int size = map.size();
    t.join();
    assert map.size() == 0;
    System.out.println(empty + " " + size);
  }
}
