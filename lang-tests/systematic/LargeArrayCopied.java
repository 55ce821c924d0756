// A large array is copied as a whole by one thread while another one writes an element: a race on that one. Where each has a half of it there
// is none, and where both sum it up there is none.
// expect race: element 4990 of
// explore: proof findings=1
// explore: proof findings=0 -- halves
// explore: proof findings=0 -- read
public class LargeArrayCopied {
  static final int SIZE = 10_000;
  static final int[] numbers = new int[SIZE];

  static int sum(int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) sum += numbers[i];
    return sum;
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < SIZE; i++) numbers[i] = i;
    String what = args.length == 0 ? "" : args[0];
    Thread other = new Thread(() -> {
      if (what.equals("read")) assert sum(0, SIZE) == SIZE * (SIZE - 1) / 2;
      else numbers[what.isEmpty() ? 4990 : 9990] = 7;
    });
    other.start();
    int[] copy = new int[SIZE];
    System.arraycopy(numbers, 0, copy, 0, what.equals("halves") ? SIZE / 2 : SIZE);
    int sum = sum(0, what.equals("halves") ? SIZE / 2 : SIZE);
    other.join();
  }
}
