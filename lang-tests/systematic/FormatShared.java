// The usual NumberFormat formats a double in OpenJDK's fast way, whose digits threads must not share. (OpenJDK 17 mixes them.)
// expect race: FormatShared.FORMAT
// explore: proof
import java.text.NumberFormat;
import java.util.Locale;

public class FormatShared {
  static final NumberFormat FORMAT = NumberFormat.getInstance(Locale.US);

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> FORMAT.format(1.5));
    other.start();
    FORMAT.format(98765.5);
    other.join();
  }
}
