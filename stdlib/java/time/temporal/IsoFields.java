// Fields of quarters, and of years that consist of whole weeks (ISO-8601).
package java.time.temporal;

import java.time.Duration;
import java.time.LocalDate;
import java.time.Year;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

public final class IsoFields {
  private IsoFields() {}

  public static final TemporalField DAY_OF_QUARTER = Field.DAY_OF_QUARTER;
  public static final TemporalField QUARTER_OF_YEAR = Field.QUARTER_OF_YEAR;
  public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = Field.WEEK_OF_WEEK_BASED_YEAR;
  public static final TemporalField WEEK_BASED_YEAR = Field.WEEK_BASED_YEAR;
  public static final TemporalUnit WEEK_BASED_YEARS = Unit.WEEK_BASED_YEARS;
  public static final TemporalUnit QUARTER_YEARS = Unit.QUARTER_YEARS;

  private enum Field implements TemporalField {
    DAY_OF_QUARTER("DayOfQuarter", ChronoUnit.DAYS, Unit.QUARTER_YEARS) {
      @Override
      public ValueRange range() {
        return ValueRange.of(1, 90, 92);
      }

      @Override
      public boolean isSupportedBy(TemporalAccessor t) {
        return t.isSupported(ChronoField.DAY_OF_YEAR) && t.isSupported(ChronoField.MONTH_OF_YEAR) && t.isSupported(ChronoField.YEAR);
      }

      @Override
      public ValueRange rangeRefinedBy(TemporalAccessor t) {
        ensure(t);
        switch ((int) t.getLong(QUARTER_OF_YEAR)) {
          case 1: return ValueRange.of(1, Year.isLeap(t.getLong(ChronoField.YEAR)) ? 91 : 90);
          case 2: return ValueRange.of(1, 91);
          default: return ValueRange.of(1, 92);
        }
      }

      @Override
      public long getFrom(TemporalAccessor t) {
        ensure(t);
        int year = t.get(ChronoField.YEAR), quarter = (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3;
        return t.get(ChronoField.DAY_OF_YEAR) - (LocalDate.of(year, 3 * quarter + 1, 1).getDayOfYear() - 1);
      }

      @Override
      @SuppressWarnings("unchecked")
      public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        long current = getFrom(temporal);
        range().checkValidValue(newValue, this);
        return (R) temporal.with(ChronoField.DAY_OF_YEAR, temporal.getLong(ChronoField.DAY_OF_YEAR) + (newValue - current));
      }

      @Override
      public TemporalAccessor resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
        Long year = values.get(ChronoField.YEAR), quarter = values.get(QUARTER_OF_YEAR);
        if (year == null || quarter == null) return null;
        int y = ChronoField.YEAR.checkValidIntValue(year);
        long day = values.get(DAY_OF_QUARTER);
        LocalDate date;
        if (style == ResolverStyle.LENIENT) {
          date = LocalDate.of(y, 1, 1).plusMonths(Math.multiplyExact(Math.subtractExact(quarter, 1L), 3));
          day = Math.subtractExact(day, 1L);
        } else {
          int q = QUARTER_OF_YEAR.range().checkValidIntValue(quarter, QUARTER_OF_YEAR);
          date = LocalDate.of(y, (q - 1) * 3 + 1, 1);
          if (day < 1 || day > 90) (style == ResolverStyle.STRICT ? rangeRefinedBy(date) : range()).checkValidValue(day, this);
          day--;
        }
        values.remove(this);
        values.remove(ChronoField.YEAR);
        values.remove(QUARTER_OF_YEAR);
        return date.plusDays(day);
      }
    },
    QUARTER_OF_YEAR("QuarterOfYear", Unit.QUARTER_YEARS, ChronoUnit.YEARS) {
      @Override
      public ValueRange range() {
        return ValueRange.of(1, 4);
      }

      @Override
      public boolean isSupportedBy(TemporalAccessor t) {
        return t.isSupported(ChronoField.MONTH_OF_YEAR);
      }

      @Override
      public long getFrom(TemporalAccessor t) {
        ensure(t);
        return (t.getLong(ChronoField.MONTH_OF_YEAR) + 2) / 3;
      }

      @Override
      @SuppressWarnings("unchecked")
      public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        long current = getFrom(temporal);
        range().checkValidValue(newValue, this);
        return (R) temporal.with(ChronoField.MONTH_OF_YEAR, temporal.getLong(ChronoField.MONTH_OF_YEAR) + (newValue - current) * 3);
      }
    },
    WEEK_OF_WEEK_BASED_YEAR("WeekOfWeekBasedYear", ChronoUnit.WEEKS, Unit.WEEK_BASED_YEARS) {
      @Override
      public String getDisplayName(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return "week";
      }

      @Override
      public ValueRange range() {
        return ValueRange.of(1, 52, 53);
      }

      @Override
      public boolean isSupportedBy(TemporalAccessor t) {
        return t.isSupported(ChronoField.EPOCH_DAY);
      }

      @Override
      public ValueRange rangeRefinedBy(TemporalAccessor t) {
        ensure(t);
        return ValueRange.of(1, WeekFields.ISO.weeks(WeekFields.ISO.yearOfWeeks(LocalDate.from(t))));
      }

      @Override
      public long getFrom(TemporalAccessor t) {
        ensure(t);
        return WeekFields.ISO.weekOfYearOfWeeks(LocalDate.from(t));
      }

      @Override
      @SuppressWarnings("unchecked")
      public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        range().checkValidValue(newValue, this);
        return (R) temporal.plus(Math.subtractExact(newValue, getFrom(temporal)), ChronoUnit.WEEKS);
      }

      @Override
      public TemporalAccessor resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
        Long year = values.get(WEEK_BASED_YEAR), day = values.get(ChronoField.DAY_OF_WEEK);
        if (year == null || day == null) return null;
        int y = WEEK_BASED_YEAR.range().checkValidIntValue(year, WEEK_BASED_YEAR);
        long week = values.get(WEEK_OF_WEEK_BASED_YEAR);
        LocalDate date = WeekFields.ISO.beginning(y);
        if (style == ResolverStyle.LENIENT) {
          date = date.plusWeeks(Math.subtractExact(week, 1L)).plusDays(Math.subtractExact(day, 1L));
        } else {
          int d = ChronoField.DAY_OF_WEEK.checkValidIntValue(day);
          if (week < 1 || week > 52) (style == ResolverStyle.STRICT ? ValueRange.of(1, WeekFields.ISO.weeks(y)) : range()).checkValidValue(week, this);
          date = date.plusWeeks(week - 1).plusDays(d - 1);
        }
        values.remove(this);
        values.remove(WEEK_BASED_YEAR);
        values.remove(ChronoField.DAY_OF_WEEK);
        return date;
      }
    },
    WEEK_BASED_YEAR("WeekBasedYear", Unit.WEEK_BASED_YEARS, ChronoUnit.FOREVER) {
      @Override
      public ValueRange range() {
        return ChronoField.YEAR.range();
      }

      @Override
      public boolean isSupportedBy(TemporalAccessor t) {
        return t.isSupported(ChronoField.EPOCH_DAY);
      }

      @Override
      public long getFrom(TemporalAccessor t) {
        ensure(t);
        return WeekFields.ISO.yearOfWeeks(LocalDate.from(t));
      }

      @Override
      @SuppressWarnings("unchecked")
      public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        ensure(temporal);
        int year = range().checkValidIntValue(newValue, this);
        LocalDate date = LocalDate.from(temporal);
        int week = Math.min(WeekFields.ISO.weekOfYearOfWeeks(date), WeekFields.ISO.weeks(year));
        return (R) temporal.with(WeekFields.ISO.beginning(year).plusDays(7L * (week - 1) + date.getDayOfWeek().ordinal()));
      }
    };

    private final String text;
    private final TemporalUnit baseUnit;
    private final TemporalUnit rangeUnit;

    Field(String text, TemporalUnit baseUnit, TemporalUnit rangeUnit) {
      this.text = text;
      this.baseUnit = baseUnit;
      this.rangeUnit = rangeUnit;
    }

    void ensure(TemporalAccessor t) {
      if (!isSupportedBy(t)) throw new UnsupportedTemporalTypeException("Unsupported field: " + text);
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return baseUnit;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return rangeUnit;
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor t) {
      ensure(t);
      return range();
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
    public String toString() {
      return text;
    }
  }

  private enum Unit implements TemporalUnit {
    WEEK_BASED_YEARS("WeekBasedYears", Duration.ofSeconds(31556952L)),
    QUARTER_YEARS("QuarterYears", Duration.ofSeconds(31556952L / 4));

    private final String text;
    private final Duration duration;

    Unit(String text, Duration duration) {
      this.text = text;
      this.duration = duration;
    }

    @Override
    public Duration getDuration() {
      return duration;
    }

    @Override
    public boolean isDurationEstimated() {
      return true;
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
    public boolean isSupportedBy(Temporal temporal) {
      return temporal.isSupported(ChronoField.EPOCH_DAY);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R addTo(R temporal, long amount) {
      if (this == QUARTER_YEARS) return (R) temporal.plus(amount / 4, ChronoUnit.YEARS).plus(amount % 4 * 3, ChronoUnit.MONTHS);
      return (R) temporal.with(WEEK_BASED_YEAR, Math.addExact(temporal.get(WEEK_BASED_YEAR), amount));
    }

    @Override
    public long between(Temporal from, Temporal to) {
      if (from.getClass() != to.getClass()) return from.until(to, this);
      if (this == QUARTER_YEARS) return from.until(to, ChronoUnit.MONTHS) / 3;
      return Math.subtractExact(to.getLong(WEEK_BASED_YEAR), from.getLong(WEEK_BASED_YEAR));
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
