// Years, months and days of a calendar other than that of ISO.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.util.List;
import java.util.Objects;

final class CalendarPeriod implements ChronoPeriod, java.io.Serializable {
  private static final List<TemporalUnit> UNITS = List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);

  private final Chronology chronology;
  private final int years;
  private final int months;
  private final int days;

  CalendarPeriod(Chronology chronology, int years, int months, int days) {
    this.chronology = Objects.requireNonNull(chronology, "chrono");
    this.years = years;
    this.months = months;
    this.days = days;
  }

  @Override
  public long get(TemporalUnit unit) {
    if (unit == ChronoUnit.YEARS) return years;
    if (unit == ChronoUnit.MONTHS) return months;
    if (unit == ChronoUnit.DAYS) return days;
    throw CalendarDate.unsupported(unit);
  }

  @Override
  public List<TemporalUnit> getUnits() {
    return UNITS;
  }

  @Override
  public Chronology getChronology() {
    return chronology;
  }

  private CalendarPeriod same(TemporalAmount amount) {
    Objects.requireNonNull(amount, "amount");
    if (!(amount instanceof CalendarPeriod)) {
      throw new DateTimeException("Unable to obtain ChronoPeriod from TemporalAmount: " + amount.getClass());
    }
    CalendarDate.checkSame(chronology, ((CalendarPeriod) amount).chronology);
    return (CalendarPeriod) amount;
  }

  @Override
  public ChronoPeriod plus(TemporalAmount amountToAdd) {
    CalendarPeriod a = same(amountToAdd);
    return new CalendarPeriod(chronology, Math.addExact(years, a.years), Math.addExact(months, a.months), Math.addExact(days, a.days));
  }

  @Override
  public ChronoPeriod minus(TemporalAmount amountToSubtract) {
    CalendarPeriod a = same(amountToSubtract);
    return new CalendarPeriod(chronology, Math.subtractExact(years, a.years), Math.subtractExact(months, a.months),
        Math.subtractExact(days, a.days));
  }

  @Override
  public ChronoPeriod multipliedBy(int scalar) {
    if (isZero() || scalar == 1) return this;
    return new CalendarPeriod(chronology, Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar),
        Math.multiplyExact(days, scalar));
  }

  // How many months each year has; 0: they differ.
  private long monthsOfYear() {
    java.time.temporal.ValueRange months = chronology.range(java.time.temporal.ChronoField.MONTH_OF_YEAR);
    return months.isFixed() && months.isIntValue() ? months.getMaximum() - months.getMinimum() + 1 : 0;
  }

  @Override
  public ChronoPeriod normalized() {
    long size = monthsOfYear();
    if (size == 0) return this;
    long total = years * size + months;
    return new CalendarPeriod(chronology, Math.toIntExact(total / size), (int) (total % size), days);
  }

  private Temporal add(Temporal temporal, int sign) {
    Chronology other = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (other != null && !chronology.equals(other)) {
      throw new DateTimeException("Chronology mismatch, expected: " + chronology.getId() + ", actual: " + other.getId());
    }
    long size = monthsOfYear();
    if (months != 0 && size > 0) {
      long total = years * size + months;
      if (total != 0) temporal = temporal.plus(sign * total, ChronoUnit.MONTHS);
    } else {
      if (years != 0) temporal = temporal.plus((long) sign * years, ChronoUnit.YEARS);
      if (months != 0) temporal = temporal.plus((long) sign * months, ChronoUnit.MONTHS);
    }
    return days == 0 ? temporal : temporal.plus((long) sign * days, ChronoUnit.DAYS);
  }

  @Override
  public Temporal addTo(Temporal temporal) {
    return add(temporal, 1);
  }

  @Override
  public Temporal subtractFrom(Temporal temporal) {
    return add(temporal, -1);
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof CalendarPeriod)) return false;
    CalendarPeriod other = (CalendarPeriod) obj;
    return years == other.years && months == other.months && days == other.days && chronology.equals(other.chronology);
  }

  @Override
  public int hashCode() {
    return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16) ^ chronology.hashCode();
  }

  @Override
  public String toString() {
    if (isZero()) return chronology + " P0D";
    return chronology + " P" + (years == 0 ? "" : years + "Y") + (months == 0 ? "" : months + "M") + (days == 0 ? "" : days + "D");
  }
}
