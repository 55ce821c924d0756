// A ConcurrentSkipListMap counts its mappings behind the change: a map that is not empty may have size 0, but one whose put has returned has size 1. A
// part of the map is counted entry by entry. OpenJDK 17 (isEmpty, then size): 2,812 of 348,352 runs.
// expect clean
// explore: proof --outcomes outcomes=5
// explore: all --outcomes outcomes=5
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListCounts {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    Thread t = new Thread(() -> map.put(1, "one"));
    t.start();
    boolean empty = map.isEmpty();
    int size = map.size();
    int part = map.headMap(5).size();
    t.join();
    assert map.size() == 1;
    System.out.println(empty + " " + size + " " + part);
  }
}
