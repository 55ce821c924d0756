// String.format and formats made anew by each thread share nothing that changes.
// expect clean
// explore: proof
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;

public class SharedFormats {
  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    String.format("%5.2f %s %x %,d %tY", 2.5, "a", 255, 12345, new Date(0));
    java.text.DecimalFormatSymbols.getInstance();
    java.text.NumberFormat.getInstance().format(1234.5);
    new java.text.SimpleDateFormat("yyyy").format(new Date(0));
    Calendar.getInstance().getClass();
    java.text.NumberFormat.getCurrencyInstance(Locale.US);
  }

  static void other() throws Exception {
    String.format("%5.2f %s %x %,d %tY", 2.5, "a", 255, 12345, new Date(0));
    "%d".formatted(3);
    java.text.DecimalFormatSymbols.getInstance();
    java.text.NumberFormat.getInstance().format(1234.5);
    new java.text.SimpleDateFormat("yyyy").format(new Date(0));
    new GregorianCalendar(2020, 1, 1).getTimeInMillis();
    new java.text.DecimalFormat("0.0").format(2);
  }

  public static void main(String[] args) {
    start(SharedFormats::one);
    start(SharedFormats::other);
  }
}
