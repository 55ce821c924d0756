// A DateTimeFormatter is immutable and thread-safe (Javadoc).
// expect clean
// explore: proof
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

public class SharedDateTimeFormatter {
  static final DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

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
    LocalDateTime.of(2020,1,2,3,4).format(f);
    LocalDateTime.parse("2020-01-02 03:04", f);
  }

  static void other() throws Exception {
    LocalDateTime.of(2021,1,2,3,4).format(f);
    LocalDateTime.parse("2020-01-02 03:04", f);
    f.toString();
    DateTimeFormatter.ISO_DATE.format(java.time.LocalDate.of(2020,1,1));
  }

  public static void main(String[] args) {
    start(SharedDateTimeFormatter::one);
    start(SharedDateTimeFormatter::other);
  }
}
