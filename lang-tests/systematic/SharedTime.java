// The classes of java.time are immutable; the default time zone is guarded in OpenJDK.
// expect clean
// explore: proof
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class SharedTime {
  static final java.time.LocalDate d = java.time.LocalDate.of(2020, 2, 3);
  static final java.time.Duration u = java.time.Duration.ofSeconds(3);

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
    d.plusDays(3).getDayOfWeek();
    d.toString();
    u.toString();
    u.plusMillis(2);
    java.time.ZoneId.of("UTC");
    java.time.Instant.EPOCH.toString();
    java.time.ZoneOffset.ofHours(3).toString();
    TimeZone.getDefault().getID();
    Calendar.getInstance().get(Calendar.YEAR);
    java.time.ZoneId.systemDefault().getId();
  }

  static void other() throws Exception {
    d.hashCode();
    d.getDayOfYear();
    d.isLeapYear();
    u.toMinutes();
    java.time.ZoneOffset.ofHours(3).toString();
    java.time.ZoneId.systemDefault();
    java.time.Month.JANUARY.getDisplayName(java.time.format.TextStyle.FULL, Locale.ENGLISH);
    TimeZone.getTimeZone("GMT+1").getRawOffset();
    new Date(0).toString();
    java.time.LocalDate.ofEpochDay(3).toString();
  }

  public static void main(String[] args) {
    start(SharedTime::one);
    start(SharedTime::other);
  }
}
