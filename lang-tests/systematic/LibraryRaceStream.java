// A stream of an array that another thread sorts: the array is raced, not the stream.
// expect race: element 0 of LibraryRaceStream.values
import java.util.Arrays;

public class LibraryRaceStream {
  static final int[] values = {3, 1};

  public static void main(String[] args) {
    new Thread(() -> Arrays.sort(values)).start();
    Arrays.stream(values).sum();
  }
}
