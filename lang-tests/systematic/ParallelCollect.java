// ParallelForEachRace repaired: what is folded needs no shared variable, and the order is that of the elements. The terminal
// operation ends after all functions.
// expect clean
import java.util.List;
import java.util.stream.*;

public class ParallelCollect {
  static int[] squares = new int[4];

  public static void main(String[] args) {
    assert IntStream.range(0, 4).parallel().sum() == 6;
    List<String> all = List.of(3, 1, 2).parallelStream().filter(i -> i != 1).map(i -> "e" + i).collect(Collectors.toList());
    assert all.equals(List.of("e3", "e2"));
    IntStream.range(0, 4).parallel().forEach(i -> squares[i] = i * i);
    assert squares[3] == 9;
  }
}
