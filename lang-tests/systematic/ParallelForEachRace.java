// The functions of a parallel stream run in several threads. OpenJDK 17: 4 of 300 trials with 200,000 elements lose an update.
// expect race: ParallelForEachRace.sum
import java.util.stream.IntStream;

public class ParallelForEachRace {
  static int sum;

  public static void main(String[] args) {
    IntStream.range(0, 4).parallel().forEach(i -> sum += i);
    assert sum == 6;
  }
}
