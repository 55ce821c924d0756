// Adding to an ArrayList from a parallel stream.
// expect race: ArrayList#1 (an ArrayList, which is not thread-safe): add()
import java.util.*;

public class ParallelIntoList {
  public static void main(String[] args) {
    List<Integer> into = new ArrayList<>();
    List.of(1, 2, 3, 4).parallelStream().map(i -> i * i).forEach(into::add);
    assert into.size() == 4;
  }
}
