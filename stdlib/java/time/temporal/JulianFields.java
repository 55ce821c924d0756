// Days counted from three beginnings that astronomers and mathematicians use.
package java.time.temporal;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.ResolverStyle;
import java.util.Map;

public final class JulianFields {
  private JulianFields() {}

  public static final TemporalField JULIAN_DAY = Field.JULIAN_DAY;
  public static final TemporalField MODIFIED_JULIAN_DAY = Field.MODIFIED_JULIAN_DAY;
  public static final TemporalField RATA_DIE = Field.RATA_DIE;

  private enum Field implements TemporalField {
    JULIAN_DAY("JulianDay", 2440588),
    MODIFIED_JULIAN_DAY("ModifiedJulianDay", 40587),
    RATA_DIE("RataDie", 719163);

    private final String text;
    private final long offset;  // of 1970-01-01
    private final ValueRange range;

    Field(String text, long offset) {
      this.text = text;
      this.offset = offset;
      range = ValueRange.of(-365243219162L + offset, 365241780471L + offset);
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return ChronoUnit.DAYS;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return ChronoUnit.FOREVER;
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
    public ValueRange range() {
      return range;
    }

    @Override
    public boolean isSupportedBy(TemporalAccessor temporal) {
      return temporal.isSupported(ChronoField.EPOCH_DAY);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
      if (!isSupportedBy(temporal)) throw new DateTimeException("Unsupported field: " + this);
      return range;
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
      return temporal.getLong(ChronoField.EPOCH_DAY) + offset;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      if (!range.isValidValue(newValue)) throw new DateTimeException("Invalid value: " + text + " " + newValue);
      return (R) temporal.with(ChronoField.EPOCH_DAY, Math.subtractExact(newValue, offset));
    }

    @Override
    public TemporalAccessor resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
      long value = values.remove(this);
      if (style != ResolverStyle.LENIENT) range.checkValidValue(value, this);
      return LocalDate.ofEpochDay(Math.subtractExact(value, offset));
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
