// addAll of a CopyOnWriteArraySet, and addAllAbsent of the list, add all at once. OpenJDK 17: some of them without the others in 0 of 28,352 runs.
// expect clean
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
import java.util.List;
import java.util.concurrent.CopyOnWriteArraySet;

public class CopyOnWriteAddAll {
  public static void main(String[] args) {
    CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>(List.of(1));
    new Thread(() -> set.addAll(List.of(2, 1, 3, 2))).start();
    System.out.println(set);
  }
}
