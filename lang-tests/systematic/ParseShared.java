// A DecimalFormat keeps the digits of the number that it parses: threads must not share it.
// expect race: ParseShared.FORMAT
// explore: proof
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Locale;

public class ParseShared {
  static final NumberFormat FORMAT = NumberFormat.getInstance(Locale.US);

  static void parse(String text) {
    try {
      FORMAT.parse(text);
    } catch (ParseException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> parse("1.5"));
    other.start();
    parse("98765.5");
    other.join();
  }
}
