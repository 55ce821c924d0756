// Conversions saturate; sleep.
import java.util.concurrent.TimeUnit;

public class Conversions {
  public static void main(String[] args) throws InterruptedException {
    System.out.println(TimeUnit.SECONDS.toMillis(5) + " " + TimeUnit.MILLISECONDS.toSeconds(5999) + " " + TimeUnit.DAYS.toHours(2) + " " + TimeUnit.HOURS.toNanos(1) + " " + TimeUnit.NANOSECONDS.toMicros(1500));
    System.out.println(TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.MINUTES.convert(7200, TimeUnit.SECONDS) + " " + TimeUnit.valueOf("SECONDS").ordinal());
    TimeUnit.MILLISECONDS.sleep(1);
    System.out.println(TimeUnit.values().length);
  }
}
// expect: 5000 5 48 3600000000000 1
// expect: 9223372036854775807 120 3
// expect: 7
