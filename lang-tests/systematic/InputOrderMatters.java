// The number that the second reader gets is larger, unless it reads first.
// stdin: 1 2
// expect assertion
import java.util.Scanner;

public class InputOrderMatters {
  static final Scanner in = new Scanner(System.in);
  static int first, second;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      synchronized (in) {
        first = in.nextInt();
      }
    });
    Thread u = new Thread(() -> {
      synchronized (in) {
        second = in.nextInt();
      }
    });
    t.start();
    u.start();
    t.join();
    u.join();
    assert first < second : first + " " + second;
  }
}
