// A long, and a double in another form than the usual one, is formatted under a lock.
// expect clean
// explore: proof
import java.text.DecimalFormat;

public class FormatSharedLong {
  static final DecimalFormat FORMAT = new DecimalFormat("0.000");

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> FORMAT.format(1.5));
    other.start();
    String whole = FORMAT.format(98765);
    other.join();
    if (!whole.equals("98765.000")) throw new AssertionError(whole);
  }
}
