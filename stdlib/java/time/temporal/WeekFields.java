// The fields of weeks, which begin with one day or another; the first week of a month or year is the first one that has so many
// days of it.
package java.time.temporal;

import heddle.WeekData;
import java.io.InvalidObjectException;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

public final class WeekFields implements java.io.Serializable {
  private static final long serialVersionUID = -1177360819670808121L;

  private static final WeekFields[] ALL = new WeekFields[49];

  static {
    for (int i = 0; i < ALL.length; i++) ALL[i] = new WeekFields(DayOfWeek.of(i / 7 + 1), i % 7 + 1);
  }

  public static final WeekFields ISO = of(DayOfWeek.MONDAY, 4);
  public static final WeekFields SUNDAY_START = of(DayOfWeek.SUNDAY, 1);
  public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;

  private final DayOfWeek firstDayOfWeek;
  private final int minimalDays;

  private final transient TemporalField[] fields = new TemporalField[Kind.values().length];

  private WeekFields(DayOfWeek firstDayOfWeek, int minimalDays) {
    this.firstDayOfWeek = firstDayOfWeek;
    this.minimalDays = minimalDays;
    for (Kind kind : Kind.values()) fields[kind.ordinal()] = new Field(this, kind);
  }

  public static WeekFields of(DayOfWeek firstDayOfWeek, int minimalDaysInFirstWeek) {
    Objects.requireNonNull(firstDayOfWeek, "firstDayOfWeek");
    if (minimalDaysInFirstWeek < 1 || minimalDaysInFirstWeek > 7) throw new IllegalArgumentException("Minimal number of days is invalid");
    return ALL[firstDayOfWeek.ordinal() * 7 + minimalDaysInFirstWeek - 1];
  }

  private Object readResolve() throws InvalidObjectException {
    try {
      return of(firstDayOfWeek, minimalDays);
    } catch (IllegalArgumentException e) {
      throw new InvalidObjectException("Invalid serialized WeekFields: " + e.getMessage());
    }
  }

  public static WeekFields of(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return of(DayOfWeek.of(WeekData.firstDay(locale)), WeekData.minimalDays(locale));
  }

  public DayOfWeek getFirstDayOfWeek() {
    return firstDayOfWeek;
  }

  public int getMinimalDaysInFirstWeek() {
    return minimalDays;
  }

  public TemporalField dayOfWeek() {
    return fields[Kind.DAY_OF_WEEK.ordinal()];
  }

  public TemporalField weekOfMonth() {
    return fields[Kind.WEEK_OF_MONTH.ordinal()];
  }

  public TemporalField weekOfYear() {
    return fields[Kind.WEEK_OF_YEAR.ordinal()];
  }

  public TemporalField weekOfWeekBasedYear() {
    return fields[Kind.WEEK_OF_WEEK_BASED_YEAR.ordinal()];
  }

  public TemporalField weekBasedYear() {
    return fields[Kind.WEEK_BASED_YEAR.ordinal()];
  }

  // --- counting: days of the week from 1 on, from the first one of this kind of week

  private int local(int isoDay) {
    return Math.floorMod(isoDay - firstDayOfWeek.getValue(), 7) + 1;
  }

  private int local(TemporalAccessor t) {
    return local(t.get(ChronoField.DAY_OF_WEEK));
  }

  // How many days of the first week lie in front of day 1 of the month or year, if the given day of it is that day of a week;
  // negative: so many days of it lie in front of that week.
  private int offset(int day, int dayOfWeek) {
    int weekStart = Math.floorMod(day - dayOfWeek, 7);
    return weekStart + 1 > minimalDays ? 7 - weekStart : -weekStart;
  }

  // Days in front of the first week are in week 0.
  private static int week(int offset, int day) {
    return (7 + offset + (day - 1)) / 7;
  }

  private int week(TemporalAccessor t, TemporalField dayOf) {
    int dayOfWeek = local(t), day = t.get(dayOf);
    return week(offset(day, dayOfWeek), day);
  }

  // The first day of a year that consists of weeks.
  LocalDate beginning(int year) {
    LocalDate first = LocalDate.of(year, 1, 1);
    return first.minusDays(offset(1, local(first)));
  }

  int yearOfWeeks(LocalDate date) {
    int year = date.getYear();
    if (date.isBefore(beginning(year))) return year - 1;
    return year < LocalDate.MAX.getYear() && !date.isBefore(beginning(year + 1)) ? year + 1 : year;
  }

  int weekOfYearOfWeeks(LocalDate date) {
    return (int) (date.toEpochDay() - beginning(yearOfWeeks(date)).toEpochDay()) / 7 + 1;
  }

  int weeks(int year) {
    return (int) (beginning(year + 1).toEpochDay() - beginning(year).toEpochDay()) / 7;
  }

  // In the last week of the year, if it has no such week.
  private LocalDate date(int year, int week, int day) {
    return beginning(year).plusDays(7L * (Math.min(week, weeks(year)) - 1) + day - 1);
  }

  private enum Kind {
    DAY_OF_WEEK("DayOfWeek", ChronoUnit.DAYS, ChronoUnit.WEEKS, ValueRange.of(1, 7)),
    WEEK_OF_MONTH("WeekOfMonth", ChronoUnit.WEEKS, ChronoUnit.MONTHS, ValueRange.of(0, 1, 4, 6)),
    WEEK_OF_YEAR("WeekOfYear", ChronoUnit.WEEKS, ChronoUnit.YEARS, ValueRange.of(0, 1, 52, 54)),
    WEEK_OF_WEEK_BASED_YEAR("WeekOfWeekBasedYear", ChronoUnit.WEEKS, IsoFields.WEEK_BASED_YEARS, ValueRange.of(1, 52, 53)),
    WEEK_BASED_YEAR("WeekBasedYear", IsoFields.WEEK_BASED_YEARS, ChronoUnit.FOREVER, ChronoField.YEAR.range());

    final String text;
    final TemporalUnit baseUnit;
    final TemporalUnit rangeUnit;
    final ValueRange range;

    Kind(String text, TemporalUnit baseUnit, TemporalUnit rangeUnit, ValueRange range) {
      this.text = text;
      this.baseUnit = baseUnit;
      this.rangeUnit = rangeUnit;
      this.range = range;
    }
  }

  private static final class Field implements TemporalField {
    private final WeekFields weeks;
    private final Kind kind;

    Field(WeekFields weeks, Kind kind) {
      this.weeks = weeks;
      this.kind = kind;
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return kind.baseUnit;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return kind.rangeUnit;
    }

    @Override
    public ValueRange range() {
      return kind.range;
    }

    @Override
    public boolean isDateBased() {
      return true;
    }

    @Override
    public boolean isTimeBased() {
      return false;
    }

    @Override
    public boolean isSupportedBy(TemporalAccessor t) {
      if (!t.isSupported(ChronoField.DAY_OF_WEEK)) return false;
      switch (kind) {
        case DAY_OF_WEEK: return true;
        case WEEK_OF_MONTH: return t.isSupported(ChronoField.DAY_OF_MONTH);
        case WEEK_BASED_YEAR: return t.isSupported(ChronoField.YEAR);
        default: return t.isSupported(ChronoField.DAY_OF_YEAR);
      }
    }

    @Override
    public long getFrom(TemporalAccessor t) {
      switch (kind) {
        case DAY_OF_WEEK: return weeks.local(t);
        case WEEK_OF_MONTH: return weeks.week(t, ChronoField.DAY_OF_MONTH);
        case WEEK_OF_YEAR: return weeks.week(t, ChronoField.DAY_OF_YEAR);
        case WEEK_OF_WEEK_BASED_YEAR: return weeks.weekOfYearOfWeeks(date(t));
        default: return weeks.yearOfWeeks(date(t));
      }
    }

    // Of what has a day of a week, a year, and a day of it.
    private LocalDate date(TemporalAccessor t) {
      t.get(ChronoField.DAY_OF_WEEK);
      if (kind == Kind.WEEK_BASED_YEAR) t.get(ChronoField.YEAR);
      t.get(ChronoField.DAY_OF_YEAR);
      return LocalDate.from(t);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor t) {
      switch (kind) {
        case DAY_OF_WEEK: return kind.range;
        case WEEK_OF_MONTH: return rangeOfWeeks(t, ChronoField.DAY_OF_MONTH);
        case WEEK_OF_YEAR: return rangeOfWeeks(t, ChronoField.DAY_OF_YEAR);
        case WEEK_OF_WEEK_BASED_YEAR:
          if (!t.isSupported(ChronoField.DAY_OF_YEAR)) return Kind.WEEK_OF_YEAR.range;
          return ValueRange.of(1, weeks.weeks(weeks.yearOfWeeks(date(t))));
        default: return ChronoField.YEAR.range();
      }
    }

    private ValueRange rangeOfWeeks(TemporalAccessor t, TemporalField dayOf) {
      int dayOfWeek = weeks.local(t), offset = weeks.offset(t.get(dayOf), dayOfWeek);
      ValueRange days = t.range(dayOf);
      return ValueRange.of(week(offset, (int) days.getMinimum()), week(offset, (int) days.getMaximum()));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      int value = kind.range.checkValidIntValue(newValue, this);
      int current = temporal.get(this);
      if (value == current) return temporal;
      if (kind != Kind.WEEK_BASED_YEAR) return (R) temporal.plus(value - current, kind.baseUnit);
      LocalDate date = LocalDate.from(temporal);
      return (R) weeks.date(value, weeks.weekOfYearOfWeeks(date), weeks.local(date));
    }

    // --- reading

    @Override
    public TemporalAccessor resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
      long value = values.get(this);
      int newValue = Math.toIntExact(value);
      if (kind == Kind.DAY_OF_WEEK) {
        int day = kind.range.checkValidIntValue(value, this);
        values.remove(this);
        values.put(ChronoField.DAY_OF_WEEK, (long) weeks.firstDayOfWeek.plus(day - 1).getValue());
        return null;
      }
      if (!values.containsKey(ChronoField.DAY_OF_WEEK)) return null;
      int day = weeks.local(ChronoField.DAY_OF_WEEK.checkValidIntValue(values.get(ChronoField.DAY_OF_WEEK)));
      if (values.containsKey(ChronoField.YEAR)) {
        int year = ChronoField.YEAR.checkValidIntValue(values.get(ChronoField.YEAR));
        if (kind == Kind.WEEK_OF_MONTH && values.containsKey(ChronoField.MONTH_OF_YEAR)) {
          return inMonth(values, year, values.get(ChronoField.MONTH_OF_YEAR), newValue, day, style);
        }
        return kind == Kind.WEEK_OF_YEAR ? inYear(values, year, newValue, day, style) : null;
      }
      TemporalField years = weeks.weekBasedYear(), week = weeks.weekOfWeekBasedYear();
      boolean both = values.containsKey(years) && values.containsKey(week);
      return both && (kind == Kind.WEEK_BASED_YEAR || kind == Kind.WEEK_OF_WEEK_BASED_YEAR) ? inYearOfWeeks(values, years, week, day, style) : null;
    }

    private LocalDate inMonth(Map<TemporalField, Long> values, int year, long month, long week, int day, ResolverStyle style) {
      LocalDate date = LocalDate.of(year, 1, 1);
      boolean lenient = style == ResolverStyle.LENIENT;
      date = lenient ? date.plusMonths(Math.subtractExact(month, 1L)) : LocalDate.of(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month), 1);
      if (!lenient) kind.range.checkValidIntValue(week, this);
      date = moved(date, week - weeks.week(date, ChronoField.DAY_OF_MONTH), day);
      if (style == ResolverStyle.STRICT && date.getMonthValue() != month) {
        throw new DateTimeException("Strict mode rejected resolved date as it is in a different month");
      }
      values.remove(ChronoField.MONTH_OF_YEAR);
      return taken(values, ChronoField.YEAR, date);
    }

    private LocalDate inYear(Map<TemporalField, Long> values, int year, long week, int day, ResolverStyle style) {
      LocalDate date = LocalDate.of(year, 1, 1);
      if (style != ResolverStyle.LENIENT) kind.range.checkValidIntValue(week, this);
      date = moved(date, week - weeks.week(date, ChronoField.DAY_OF_YEAR), day);
      if (style == ResolverStyle.STRICT && date.getYear() != year) {
        throw new DateTimeException("Strict mode rejected resolved date as it is in a different year");
      }
      return taken(values, ChronoField.YEAR, date);
    }

    private LocalDate moved(LocalDate date, long byWeeks, int day) {
      return date.plusDays(byWeeks * 7 + day - weeks.local(date));
    }

    private LocalDate inYearOfWeeks(Map<TemporalField, Long> values, TemporalField years, TemporalField week, int day, ResolverStyle style) {
      int year = years.range().checkValidIntValue(values.get(years), years);
      LocalDate date;
      if (style == ResolverStyle.LENIENT) {
        date = weeks.date(year, 1, day).plusWeeks(Math.subtractExact(values.get(week), 1L));
      } else {
        date = weeks.date(year, week.range().checkValidIntValue(values.get(week), week), day);
        if (style == ResolverStyle.STRICT && weeks.yearOfWeeks(date) != year) {
          throw new DateTimeException("Strict mode rejected resolved date as it is in a different week-based-year");
        }
      }
      values.remove(week);
      return taken(values, years, date);
    }

    private LocalDate taken(Map<TemporalField, Long> values, TemporalField year, LocalDate date) {
      values.remove(this);
      values.remove(year);
      values.remove(ChronoField.DAY_OF_WEEK);
      return date;
    }

    // ---

    @Override
    public String getDisplayName(Locale locale) {
      Objects.requireNonNull(locale, "locale");
      return kind == Kind.WEEK_OF_YEAR ? "week" : kind.text;
    }

    @Override
    public String toString() {
      return kind.text + "[" + weeks + "]";
    }
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof WeekFields && hashCode() == object.hashCode();
  }

  @Override
  public int hashCode() {
    return firstDayOfWeek.ordinal() * 7 + minimalDays;
  }

  @Override
  public String toString() {
    return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
  }
}
