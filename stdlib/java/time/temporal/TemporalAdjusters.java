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
    return t -> t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
  }

  public static TemporalAdjuster firstDayOfNextMonth() {
    return t -> t.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
  }

  public static TemporalAdjuster firstDayOfYear() {
    return t -> t.with(ChronoField.DAY_OF_YEAR, 1);
  }

  public static TemporalAdjuster lastDayOfYear() {
    return t -> t.with(ChronoField.DAY_OF_YEAR, t.range(ChronoField.DAY_OF_YEAR).getMaximum());
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
    return t -> {
      if (ordinal >= 0) {
        Temporal first = t.with(ChronoField.DAY_OF_MONTH, 1);
        int ahead = Math.floorMod(wanted - first.get(ChronoField.DAY_OF_WEEK), 7);
        return first.plus(ahead + (ordinal - 1) * 7L, ChronoUnit.DAYS);
      }
      Temporal last = t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
      int back = Math.floorMod(last.get(ChronoField.DAY_OF_WEEK) - wanted, 7);
      return last.minus(back + (-ordinal - 1) * 7L, ChronoUnit.DAYS);
    };
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
