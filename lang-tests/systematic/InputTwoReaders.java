// Two readers of one standard input: who reads first gets the first byte. The real input is read once.
// stdin: xy
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.IOException;

public class InputTwoReaders {
  static volatile char a, b;

  static char read() {
    try {
      return (char) System.in.read();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> a = read());
    Thread u = new Thread(() -> b = read());
    t.start();
    u.start();
    t.join();
    u.join();
    System.out.println(a + " " + b);
  }
}
