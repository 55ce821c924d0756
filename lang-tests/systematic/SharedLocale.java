// The default locale and the default time zone are set while another thread uses them: Locale.defaultLocale and TimeZone.defaultTimeZone
// are volatile in OpenJDK.
// expect clean
// explore: proof
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class SharedLocale {
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
    Locale.setDefault(Locale.FRANCE);
    TimeZone.setDefault(TimeZone.getTimeZone("GMT+3"));
  }

  static void other() throws Exception {
    Locale.getDefault();
    "A".toLowerCase();
    String.format("%d", 3);
    TimeZone.getDefault().getRawOffset();
    new Date(0).toString();
  }

  public static void main(String[] args) {
    start(SharedLocale::one);
    start(SharedLocale::other);
  }
}
