// Random numbers come from one seed: the verdict names that among its assumptions (json_test.py looks for it).
// expect clean
import java.util.Random;

public class RandomOfOneSeed {
  static volatile int last;

  public static void main(String[] args) {
    new Thread(() -> last = new Random().nextInt(6)).start();
    assert last >= 0 && last < 6;
  }
}
