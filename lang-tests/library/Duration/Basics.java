// A little java.time.
import java.time.*;

public class Basics {
  public static void main(String[] args) {
    Duration d = Duration.ofMillis(90_061_001);
    System.out.println(d + " " + d.toMinutes() + " " + d.getSeconds() + " " + d.plusSeconds(5).compareTo(d));
    System.out.println(LocalDate.of(2024, 2, 28).plusDays(2) + " " + LocalDate.of(2023, 1, 31).plusMonths(1) + " " + LocalDate.of(2024, 1, 1).getDayOfWeek());
  }
}
// expect: PT25H1M1.001S 1501 90061 1
// expect: 2024-03-01 2023-02-28 MONDAY
