// Adjusters that calendars need often.
package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

public final class TemporalAdjusters {
  private TemporalAdjusters() {}

  public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> dateBasedAdjuster) {
    return t -> {
      LocalDate date = LocalDate.ofEpochDay(t.getLong(ChronoField.EPOCH_DAY));
      return t.with(dateBasedAdjuster.apply(date));
    };
  }

  public static TemporalAdjuster firstDayOfMonth() {
    return t -> t.with(ChronoField.DAY_OF_MONTH, 1);
  }

  public static TemporalAdjuster lastDayOfMonth() {
    return ofDateAdjuster(d -> d.withDayOfMonth(d.lengthOfMonth()));
  }

  public static TemporalAdjuster firstDayOfNextMonth() {
    return t -> t.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
  }

  public static TemporalAdjuster firstDayOfYear() {
    return t -> t.with(ChronoField.DAY_OF_YEAR, 1);
  }

  public static TemporalAdjuster lastDayOfYear() {
    return ofDateAdjuster(d -> d.withDayOfYear(d.lengthOfYear()));
  }

  public static TemporalAdjuster firstDayOfNextYear() {
    return t -> t.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
  }

  public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
    return dayOfWeekInMonth(1, dayOfWeek);
  }

  public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
    return dayOfWeekInMonth(-1, dayOfWeek);
  }

  public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
    int wanted = dayOfWeek.getValue();
    return ofDateAdjuster(d -> {
      if (ordinal >= 0) {
        LocalDate first = d.withDayOfMonth(1);
        int ahead = Math.floorMod(wanted - first.getDayOfWeek().getValue(), 7);
        return first.plusDays(ahead + (ordinal - 1) * 7L);
      }
      LocalDate last = d.withDayOfMonth(d.lengthOfMonth());
      int back = Math.floorMod(last.getDayOfWeek().getValue() - wanted, 7);
      return last.minusDays(back + (-ordinal - 1) * 7L);
    });
  }

  private static TemporalAdjuster shift(DayOfWeek dayOfWeek, boolean forward, boolean orSame) {
    int wanted = dayOfWeek.getValue();
    return t -> {
      int now = t.get(ChronoField.DAY_OF_WEEK);
      int days = Math.floorMod(forward ? wanted - now : now - wanted, 7);
      if (days == 0 && !orSame) days = 7;
      return t.plus(forward ? days : -days, ChronoUnit.DAYS);
    };
  }

  public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
    return shift(dayOfWeek, true, false);
  }

  public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
    return shift(dayOfWeek, true, true);
  }

  public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
    return shift(dayOfWeek, false, false);
  }

  public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
    return shift(dayOfWeek, false, true);
  }
}
