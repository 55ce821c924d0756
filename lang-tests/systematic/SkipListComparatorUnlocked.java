// ConcurrentSkipListMap locks nothing while it compares: a comparator that needs a monitor, beside a thread that has it and uses
// the map. (OpenJDK 17: the class has no locks.)
// expect clean
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListComparatorUnlocked {
  static final Object lock = new Object();

  static int compare(int a, int b) {
    synchronized (lock) {
      return Integer.compare(a, b);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(SkipListComparatorUnlocked::compare);
    map.put(1, 1);
    Thread other = new Thread(() -> map.put(2, 2));
    other.start();
    synchronized (lock) {
      map.put(3, 3);
    }
    other.join();
    assert map.toString().equals("{1=1, 2=2, 3=3}");
  }
}
