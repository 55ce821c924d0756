// A race between the functions for the first two of four elements, and one for the last two: OpenJDK divides few elements until each
// is a part of its own, so that any two of them may run at the same time.
// expect race: ParallelAnyTwo.front
// expect race: ParallelAnyTwo.back
import java.util.stream.IntStream;

public class ParallelAnyTwo {
  static int front, back;

  public static void main(String[] args) {
    IntStream.range(0, 4).parallel().forEach(i -> {
      if (i < 2) {
        front++;
      } else {
        back++;
      }
    });
  }
}
