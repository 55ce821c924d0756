// Calls of the library that work on the user's own array: the race is one of the array's elements, not of the library.
// expect race: element 0 of
// explore: proof
import java.util.Arrays;

public class LibraryRaceUsersArray {
  static final int[] data = new int[1];

  public static void main(String[] args) {
    new Thread(() -> Arrays.fill(data, 1)).start();
    assert Arrays.hashCode(data) > 0;
  }
}
