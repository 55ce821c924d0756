// Instants up to a year beyond the first and the last LocalDateTime.
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class InstantEnds {
  public static void main(String[] args) {
    System.out.println(Instant.MIN);
    System.out.println(Instant.MAX);
    for (int days : new int[] {1, 59, 60, 364, 365, 366, 367}) {
      System.out.println(Instant.MIN.plus(days, ChronoUnit.DAYS) + " " + Instant.MAX.minus(days, ChronoUnit.DAYS));
    }
    System.out.println(Instant.MIN.plusNanos(1) + " " + Instant.MAX.minusNanos(999999999));
  }
}
// expect: -1000000000-01-01T00:00:00Z
// expect: +1000000000-12-31T23:59:59.999999999Z
// expect: -1000000000-01-02T00:00:00Z +1000000000-12-30T23:59:59.999999999Z
// expect: -1000000000-02-29T00:00:00Z +1000000000-11-02T23:59:59.999999999Z
// expect: -1000000000-03-01T00:00:00Z +1000000000-11-01T23:59:59.999999999Z
// expect: -1000000000-12-30T00:00:00Z +1000000000-01-02T23:59:59.999999999Z
// expect: -1000000000-12-31T00:00:00Z +1000000000-01-01T23:59:59.999999999Z
// expect: -999999999-01-01T00:00:00Z +999999999-12-31T23:59:59.999999999Z
// expect: -999999999-01-02T00:00:00Z +999999999-12-30T23:59:59.999999999Z
// expect: -1000000000-01-01T00:00:00.000000001Z +1000000000-12-31T23:59:59Z
