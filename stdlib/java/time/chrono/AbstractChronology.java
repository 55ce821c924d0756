// What the calendars share: their order, and how fields become a date.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public abstract class AbstractChronology implements Chronology {
  protected AbstractChronology() {}

  // By their names: explorations begin with the initialisers of all classes that the program can reach, and nearly all programs can
  // reach this one.
  static List<Chronology> all() {
    List<Chronology> all = new ArrayList<>();
    for (String name : List.of("Hijrah", "Iso", "Japanese", "Minguo", "ThaiBuddhist")) {
      try {
        all.add((Chronology) Class.forName("java.time.chrono." + name + "Chronology").getField("INSTANCE").get(null));
      } catch (ReflectiveOperationException e) {
        throw new InternalError(e);
      }
    }
    return all;
  }

  // Takes what it uses from the map; null: it does not suffice.
  @Override
  public ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    if (fieldValues.containsKey(ChronoField.EPOCH_DAY)) return dateEpochDay(fieldValues.remove(ChronoField.EPOCH_DAY));
    resolveProlepticMonth(fieldValues, resolverStyle);
    ChronoLocalDate resolved = resolveYearOfEra(fieldValues, resolverStyle);
    if (resolved != null) return resolved;
    if (!fieldValues.containsKey(ChronoField.YEAR)) return null;
    if (fieldValues.containsKey(ChronoField.MONTH_OF_YEAR)) {
      if (fieldValues.containsKey(ChronoField.DAY_OF_MONTH)) return resolveMonthDay(fieldValues, resolverStyle);
      if (fieldValues.containsKey(ChronoField.ALIGNED_WEEK_OF_MONTH)) return resolveWeek(fieldValues, resolverStyle, true);
    }
    if (fieldValues.containsKey(ChronoField.DAY_OF_YEAR)) return resolveYearDay(fieldValues, resolverStyle);
    return fieldValues.containsKey(ChronoField.ALIGNED_WEEK_OF_YEAR) ? resolveWeek(fieldValues, resolverStyle, false) : null;
  }

  private void resolveProlepticMonth(Map<TemporalField, Long> fields, ResolverStyle style) {
    Long month = fields.remove(ChronoField.PROLEPTIC_MONTH);
    if (month == null) return;
    if (style != ResolverStyle.LENIENT) ChronoField.PROLEPTIC_MONTH.checkValidValue(month);
    add(fields, ChronoField.MONTH_OF_YEAR, Math.floorMod(month, 12L) + 1);
    add(fields, ChronoField.YEAR, Math.floorDiv(month, 12L));
  }

  static void add(Map<TemporalField, Long> fields, ChronoField field, long value) {
    Long old = fields.put(field, value);
    if (old != null && old != value) {
      throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value);
    }
  }

  // Not null: a date, where the year has no meaning without the day.
  ChronoLocalDate resolveYearOfEra(Map<TemporalField, Long> fields, ResolverStyle style) {
    Long yearOfEra = fields.remove(ChronoField.YEAR_OF_ERA);
    if (yearOfEra == null) {
      if (fields.containsKey(ChronoField.ERA)) range(ChronoField.ERA).checkValidValue(fields.get(ChronoField.ERA), ChronoField.ERA);
      return null;
    }
    int year = style == ResolverStyle.LENIENT ? Math.toIntExact(yearOfEra)
        : range(ChronoField.YEAR_OF_ERA).checkValidIntValue(yearOfEra, ChronoField.YEAR_OF_ERA);
    Long era = fields.remove(ChronoField.ERA);
    if (era != null) {
      add(fields, ChronoField.YEAR, prolepticYear(eraOf(range(ChronoField.ERA).checkValidIntValue(era, ChronoField.ERA)), year));
    } else if (fields.containsKey(ChronoField.YEAR)) {
      int proleptic = range(ChronoField.YEAR).checkValidIntValue(fields.get(ChronoField.YEAR), ChronoField.YEAR);
      add(fields, ChronoField.YEAR, prolepticYear(dateYearDay(proleptic, 1).getEra(), year));
    } else if (style == ResolverStyle.STRICT) {
      fields.put(ChronoField.YEAR_OF_ERA, yearOfEra);  // (it may be one of any era)
    } else {
      List<Era> eras = eras();
      add(fields, ChronoField.YEAR, eras.isEmpty() ? year : prolepticYear(eras.get(eras.size() - 1), year));
    }
    return null;
  }

  private int take(Map<TemporalField, Long> fields, ChronoField field) {
    return range(field).checkValidIntValue(fields.remove(field), field);
  }

  // In a lenient calendar what is beyond a range carries over: counted from the first one on.
  private static long beyond(Map<TemporalField, Long> fields, ChronoField field) {
    return Math.subtractExact(fields.remove(field), 1);
  }

  private ChronoLocalDate resolveMonthDay(Map<TemporalField, Long> fields, ResolverStyle style) {
    int year = take(fields, ChronoField.YEAR);
    if (style == ResolverStyle.LENIENT) {
      long months = beyond(fields, ChronoField.MONTH_OF_YEAR), days = beyond(fields, ChronoField.DAY_OF_MONTH);
      return date(year, 1, 1).plus(months, ChronoUnit.MONTHS).plus(days, ChronoUnit.DAYS);
    }
    int month = take(fields, ChronoField.MONTH_OF_YEAR), day = take(fields, ChronoField.DAY_OF_MONTH);
    if (style == ResolverStyle.SMART) day = Math.min(day, date(year, month, 1).lengthOfMonth());
    return date(year, month, day);
  }

  private ChronoLocalDate resolveYearDay(Map<TemporalField, Long> fields, ResolverStyle style) {
    int year = take(fields, ChronoField.YEAR);
    if (style == ResolverStyle.LENIENT) return dateYearDay(year, 1).plus(beyond(fields, ChronoField.DAY_OF_YEAR), ChronoUnit.DAYS);
    return dateYearDay(year, take(fields, ChronoField.DAY_OF_YEAR));
  }

  // A week of the month or year, and a day that is counted in it or one of the week.
  private ChronoLocalDate resolveWeek(Map<TemporalField, Long> fields, ResolverStyle style, boolean ofMonth) {
    ChronoField week = ofMonth ? ChronoField.ALIGNED_WEEK_OF_MONTH : ChronoField.ALIGNED_WEEK_OF_YEAR;
    ChronoField aligned = ofMonth ? ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH : ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR;
    if (!fields.containsKey(aligned) && !fields.containsKey(ChronoField.DAY_OF_WEEK)) return null;
    int year = take(fields, ChronoField.YEAR);
    boolean lenient = style == ResolverStyle.LENIENT;
    long months = !ofMonth ? 0 : lenient ? beyond(fields, ChronoField.MONTH_OF_YEAR) : take(fields, ChronoField.MONTH_OF_YEAR) - 1;
    long weeks = lenient ? beyond(fields, week) : take(fields, week) - 1;
    ChronoLocalDate date = date(year, 1, 1).plus(months, ChronoUnit.MONTHS), first = date;
    date = date.plus(weeks, ChronoUnit.WEEKS);
    if (fields.containsKey(aligned)) {
      date = date.plus(lenient ? beyond(fields, aligned) : take(fields, aligned) - 1, ChronoUnit.DAYS);
    } else if (lenient) {
      long day = beyond(fields, ChronoField.DAY_OF_WEEK);
      date = date.plus(Math.floorDiv(day, 7L), ChronoUnit.WEEKS)
          .with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) Math.floorMod(day, 7L) + 1)));
    } else {
      date = date.with(TemporalAdjusters.nextOrSame(DayOfWeek.of(take(fields, ChronoField.DAY_OF_WEEK))));
    }
    ChronoField whole = ofMonth ? ChronoField.MONTH_OF_YEAR : ChronoField.YEAR;
    if (style == ResolverStyle.STRICT && date.get(whole) != first.get(whole)) {
      throw new DateTimeException("Strict mode rejected resolved date as it is in a different " + (ofMonth ? "month" : "year"));
    }
    return date;
  }

  @Override
  public int compareTo(Chronology other) {
    return getId().compareTo(other.getId());
  }

  @Override
  public boolean equals(Object obj) {
    return this == obj || obj instanceof AbstractChronology && compareTo((AbstractChronology) obj) == 0;
  }

  @Override
  public int hashCode() {
    return getClass().hashCode() ^ getId().hashCode();
  }

  @Override
  public String toString() {
    return getId();
  }
}
