package java.time.temporal;

public interface TemporalAccessor {
  boolean isSupported(TemporalField field);

  long getLong(TemporalField field);

  default ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (isSupported(field)) return field.range();
    throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
  }

  default int get(TemporalField field) {
    if (!(field instanceof ChronoField)) {
      ValueRange range = range(field);
      if (!range.isIntValue()) throw new UnsupportedTemporalTypeException("Invalid field " + field + " for get() method, use getLong() instead");
      long value = getLong(field);
      if (!range.isValidValue(value)) throw new java.time.DateTimeException("Invalid value for " + field + " (valid values " + range + "): " + value);
      return (int) value;
    }
    if (!isSupported(field)) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    if (field == ChronoField.EPOCH_DAY || field == ChronoField.PROLEPTIC_MONTH
        || field == ChronoField.NANO_OF_DAY || field == ChronoField.MICRO_OF_DAY
        || field == ChronoField.INSTANT_SECONDS) {
      throw new UnsupportedTemporalTypeException(
          "Invalid field '" + field + "' for get() method, use getLong() instead");
    }
    return (int) getLong(field);
  }

  default <R> R query(TemporalQuery<R> query) {
    return query.queryFrom(this);
  }
}
