// firstEntry of a ConcurrentSkipListMap looks for the key, and then at its value: that may be one that it got when it was not the first key any more.
// OpenJDK 17: 5=b in 5 of 32,899 runs.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListFirstValue {
  public static void main(String[] args) {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    map.put(5, "a");
    new Thread(() -> {
      map.put(1, "x");
      map.put(5, "b");
    }).start();
    System.out.println(map.firstEntry());
  }
}
