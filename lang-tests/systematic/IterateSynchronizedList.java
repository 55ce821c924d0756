// Each call of a synchronized list is safe, a walk through it is not: the iterator reads without the monitor.
// expect race: IterateSynchronizedList.list (an ArrayList behind a synchronized wrapper
// explore: proof findings=1
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IterateSynchronizedList {
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));

  public static void main(String[] args) {
    new Thread(() -> list.add(3), "adder").start();
    int sum = 0;
    for (int i : list)
      sum += i;
    assert sum == 3 || sum == 6;
  }
}
