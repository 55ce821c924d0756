// An amount of years, months and days.
package java.time;

import java.time.chrono.ChronoPeriod;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Period implements ChronoPeriod, java.io.Serializable {
  public static final Period ZERO = new Period(0, 0, 0);

  private final int years;
  private final int months;
  private final int days;

  private Period(int years, int months, int days) {
    this.years = years;
    this.months = months;
    this.days = days;
  }

  public static Period of(int years, int months, int days) {
    return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
  }

  public static Period ofYears(int years) {
    return of(years, 0, 0);
  }

  public static Period ofMonths(int months) {
    return of(0, months, 0);
  }

  public static Period ofWeeks(int weeks) {
    return of(0, 0, Math.multiplyExact(weeks, 7));
  }

  public static Period ofDays(int days) {
    return of(0, 0, days);
  }

  // Of years, months and days.
  public static Period from(TemporalAmount amount) {
    if (amount instanceof Period) return (Period) amount;
    if (amount instanceof java.time.chrono.ChronoPeriod
        && !java.time.chrono.IsoChronology.INSTANCE.equals(((java.time.chrono.ChronoPeriod) amount).getChronology())) {
      throw new DateTimeException("Period requires ISO chronology: " + amount);
    }
    java.util.Objects.requireNonNull(amount, "amount");
    int years = 0, months = 0, days = 0;
    for (java.time.temporal.TemporalUnit unit : amount.getUnits()) {
      int value = Math.toIntExact(amount.get(unit));
      if (unit == ChronoUnit.YEARS) years = value;
      else if (unit == ChronoUnit.MONTHS) months = value;
      else if (unit == ChronoUnit.DAYS) days = value;
      else throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
    }
    return of(years, months, days);
  }

  public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
    return startDateInclusive.until(endDateExclusive);
  }

  private static int number(Matcher m, int group, int sign) {
    String digits = m.group(group);
    return digits == null ? 0 : Math.multiplyExact(Integer.parseInt(digits), sign);
  }

  public static Period parse(CharSequence text) {
    Matcher m = Pattern.compile(
        "([-+]?)P(?:([-+]?[0-9]+)Y)?(?:([-+]?[0-9]+)M)?(?:([-+]?[0-9]+)W)?(?:([-+]?[0-9]+)D)?",
        Pattern.CASE_INSENSITIVE).matcher(text);
    if (m.matches() && (m.group(2) != null || m.group(3) != null || m.group(4) != null
        || m.group(5) != null)) {
      int sign = m.group(1).equals("-") ? -1 : 1;
      try {
        int days = Math.addExact(
            number(m, 5, sign), Math.multiplyExact(number(m, 4, sign), 7));
        return of(number(m, 2, sign), number(m, 3, sign), days);
      } catch (NumberFormatException | ArithmeticException e) {
        throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
      }
    }
    throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
  }

  @Override
  public long get(TemporalUnit unit) {
    if (unit == ChronoUnit.YEARS) return years;
    if (unit == ChronoUnit.MONTHS) return months;
    if (unit == ChronoUnit.DAYS) return days;
    throw Texts.unsupported(unit);
  }

  @Override
  public List<TemporalUnit> getUnits() {
    return List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);
  }

  @Override
  public IsoChronology getChronology() {
    return IsoChronology.INSTANCE;
  }

  private static void check(Temporal temporal) {
    Chronology chronology = java.util.Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (chronology != null && !IsoChronology.INSTANCE.equals(chronology)) {
      throw new DateTimeException("Chronology mismatch, expected: ISO, actual: " + chronology.getId());
    }
  }

  @Override
  public Temporal addTo(Temporal temporal) {
    check(temporal);
    if (months == 0 && years != 0) temporal = temporal.plus(years, ChronoUnit.YEARS);
    else if (toTotalMonths() != 0) temporal = temporal.plus(toTotalMonths(), ChronoUnit.MONTHS);
    return days != 0 ? temporal.plus(days, ChronoUnit.DAYS) : temporal;
  }

  @Override
  public Temporal subtractFrom(Temporal temporal) {
    check(temporal);
    if (months == 0 && years != 0) temporal = temporal.minus(years, ChronoUnit.YEARS);
    else if (toTotalMonths() != 0) temporal = temporal.minus(toTotalMonths(), ChronoUnit.MONTHS);
    return days != 0 ? temporal.minus(days, ChronoUnit.DAYS) : temporal;
  }

  public boolean isZero() {
    return this == ZERO;
  }

  public boolean isNegative() {
    return years < 0 || months < 0 || days < 0;
  }

  public int getYears() {
    return years;
  }

  public int getMonths() {
    return months;
  }

  public int getDays() {
    return days;
  }

  public Period withYears(int years) {
    return of(years, months, days);
  }

  public Period withMonths(int months) {
    return of(years, months, days);
  }

  public Period withDays(int days) {
    return of(years, months, days);
  }

  public Period plus(TemporalAmount amountToAdd) {
    Period p = (Period) amountToAdd;
    return of(Math.addExact(years, p.years), Math.addExact(months, p.months),
        Math.addExact(days, p.days));
  }

  public Period plusYears(long yearsToAdd) {
    return of(Math.toIntExact(Math.addExact(years, yearsToAdd)), months, days);
  }

  public Period plusMonths(long monthsToAdd) {
    return of(years, Math.toIntExact(Math.addExact(months, monthsToAdd)), days);
  }

  public Period plusDays(long daysToAdd) {
    return of(years, months, Math.toIntExact(Math.addExact(days, daysToAdd)));
  }

  public Period minus(TemporalAmount amountToSubtract) {
    return plus(((Period) amountToSubtract).negated());
  }

  public Period minusYears(long yearsToSubtract) {
    return plusYears(-yearsToSubtract);
  }

  public Period minusMonths(long monthsToSubtract) {
    return plusMonths(-monthsToSubtract);
  }

  public Period minusDays(long daysToSubtract) {
    return plusDays(-daysToSubtract);
  }

  public Period multipliedBy(int scalar) {
    return of(Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar),
        Math.multiplyExact(days, scalar));
  }

  public Period negated() {
    return multipliedBy(-1);
  }

  public Period normalized() {
    long total = toTotalMonths();
    return of(Math.toIntExact(total / 12), (int) (total % 12), days);
  }

  public long toTotalMonths() {
    return years * 12L + months;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Period && ((Period) obj).years == years
        && ((Period) obj).months == months && ((Period) obj).days == days;
  }

  @Override
  public int hashCode() {
    return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
  }

  @Override
  public String toString() {
    if (isZero()) return "P0D";
    return "P" + (years != 0 ? years + "Y" : "") + (months != 0 ? months + "M" : "")
        + (days != 0 ? days + "D" : "");
  }
}
