// A walk through a CopyOnWriteArrayList sees one state of it.
// expect clean
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class IterateCopyOnWrite {
  static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));

  public static void main(String[] args) {
    new Thread(() -> { list.add(3); list.remove(0); }, "changer").start();
    int sum = 0;
    for (int i : list)
      sum += i;
    assert sum == 3 || sum == 6 || sum == 5;
  }
}
