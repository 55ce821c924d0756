// Each step of these threads moves ten thousand elements, so a block of theirs takes a minute. The limit is kept all the same: without
// looking at the time between steps this exploration does not end in the time that a test has.
// explore: proof --max-time=1 complete=0
// exit: 3
import java.util.ArrayList;
import java.util.List;

public class LongStepsStopInTime {
  static final Object lock = new Object();

  static void empty(List<Integer> list) {
    while (!list.isEmpty()) list.remove(0);
  }

  public static void main(String[] args) {
    for (int t = 0; t < 2; t++) {
      List<Integer> list = new ArrayList<>();
      for (int i = 0; i < 30000; i++) list.add(i);
      new Thread(() -> empty(list)).start();
    }
  }
}
