// How a zone's clocks are changed each year, as on the last Sunday of March at 2:00.
package java.time.zone;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

public final class ZoneOffsetTransitionRule {
  // What the time of day is counted in.
  public enum TimeDefinition {
    UTC, WALL, STANDARD;

    public LocalDateTime createDateTime(LocalDateTime dateTime, ZoneOffset standardOffset, ZoneOffset wallOffset) {
      switch (this) {
        case UTC: return dateTime.plusSeconds(wallOffset.getTotalSeconds());
        case STANDARD: return dateTime.plusSeconds(wallOffset.getTotalSeconds() - standardOffset.getTotalSeconds());
        default: return dateTime;
      }
    }
  }

  private final Month month;
  private final int day;              // the first one that it may be; negative: the last one, counted from the month's end
  private final DayOfWeek dayOfWeek;  // null: it is that day
  private final LocalTime time;
  private final boolean endOfDay;
  private final TimeDefinition timeDefinition;
  private final ZoneOffset standardOffset;
  private final ZoneOffset before;
  private final ZoneOffset after;

  private ZoneOffsetTransitionRule(Month month, int day, DayOfWeek dayOfWeek, LocalTime time, boolean endOfDay, TimeDefinition timeDefinition,
      ZoneOffset standardOffset, ZoneOffset before, ZoneOffset after) {
    this.month = month;
    this.day = day;
    this.dayOfWeek = dayOfWeek;
    this.time = time;
    this.endOfDay = endOfDay;
    this.timeDefinition = timeDefinition;
    this.standardOffset = standardOffset;
    this.before = before;
    this.after = after;
  }

  public static ZoneOffsetTransitionRule of(Month month, int dayOfMonthIndicator, DayOfWeek dayOfWeek, LocalTime time, boolean timeEndOfDay,
      TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore, ZoneOffset offsetAfter) {
    Objects.requireNonNull(month, "month");
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(timeDefinition, "timeDefnition");
    Objects.requireNonNull(standardOffset, "standardOffset");
    Objects.requireNonNull(offsetBefore, "offsetBefore");
    Objects.requireNonNull(offsetAfter, "offsetAfter");
    if (dayOfMonthIndicator < -28 || dayOfMonthIndicator > 31 || dayOfMonthIndicator == 0) {
      throw new IllegalArgumentException("Day of month indicator must be between -28 and 31 inclusive excluding zero");
    }
    if (timeEndOfDay && !time.equals(LocalTime.MIDNIGHT)) throw new IllegalArgumentException("Time must be midnight when end of day flag is true");
    if (time.getNano() != 0) throw new IllegalArgumentException("Time's nano-of-second must be zero");
    return new ZoneOffsetTransitionRule(month, dayOfMonthIndicator, dayOfWeek, time, timeEndOfDay, timeDefinition, standardOffset, offsetBefore, offsetAfter);
  }

  public Month getMonth() {
    return month;
  }

  public int getDayOfMonthIndicator() {
    return day;
  }

  public DayOfWeek getDayOfWeek() {
    return dayOfWeek;
  }

  public LocalTime getLocalTime() {
    return time;
  }

  public boolean isMidnightEndOfDay() {
    return endOfDay;
  }

  public TimeDefinition getTimeDefinition() {
    return timeDefinition;
  }

  public ZoneOffset getStandardOffset() {
    return standardOffset;
  }

  public ZoneOffset getOffsetBefore() {
    return before;
  }

  public ZoneOffset getOffsetAfter() {
    return after;
  }

  public ZoneOffsetTransition createTransition(int year) {
    LocalDate date = LocalDate.of(year, month, day < 0 ? month.length(Year.isLeap(year)) + 1 + day : day);
    if (dayOfWeek != null) date = date.with(day < 0 ? TemporalAdjusters.previousOrSame(dayOfWeek) : TemporalAdjusters.nextOrSame(dayOfWeek));
    if (endOfDay) date = date.plusDays(1);
    LocalDateTime wall = timeDefinition.createDateTime(LocalDateTime.of(date, time), standardOffset, before);
    return ZoneOffsetTransition.of(wall, before, after);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof ZoneOffsetTransitionRule)) return false;
    ZoneOffsetTransitionRule r = (ZoneOffsetTransitionRule) o;
    return month == r.month && day == r.day && dayOfWeek == r.dayOfWeek && timeDefinition == r.timeDefinition && time.equals(r.time) && endOfDay == r.endOfDay
        && standardOffset.equals(r.standardOffset) && before.equals(r.before) && after.equals(r.after);
  }

  @Override
  public int hashCode() {
    int hash = ((time.toSecondOfDay() + (endOfDay ? 1 : 0)) << 15) + (month.ordinal() << 11) + ((day + 32) << 5)
        + ((dayOfWeek == null ? 7 : dayOfWeek.ordinal()) << 2) + timeDefinition.ordinal();
    return hash ^ standardOffset.hashCode() ^ before.hashCode() ^ after.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder s = new StringBuilder("TransitionRule[").append(before.compareTo(after) > 0 ? "Gap " : "Overlap ");
    s.append(before).append(" to ").append(after).append(", ");
    if (dayOfWeek == null) s.append(month.name()).append(' ').append(day);
    else if (day == -1) s.append(dayOfWeek.name()).append(" on or before last day of ").append(month.name());
    else if (day < 0) s.append(dayOfWeek.name()).append(" on or before last day minus ").append(-day - 1).append(" of ").append(month.name());
    else s.append(dayOfWeek.name()).append(" on or after ").append(month.name()).append(' ').append(day);
    return s.append(" at ").append(endOfDay ? "24:00" : time.toString()).append(' ').append(timeDefinition).append(", standard offset ").append(standardOffset)
        .append(']').toString();
  }
}
