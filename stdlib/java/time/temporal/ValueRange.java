// The values that a field can have. The largest one may depend on the date.
package java.time.temporal;

import java.time.DateTimeException;

public final class ValueRange implements java.io.Serializable {
  private final long min;
  private final long smallestMax;
  private final long max;

  private ValueRange(long min, long smallestMax, long max) {
    this.min = min;
    this.smallestMax = smallestMax;
    this.max = max;
  }

  public static ValueRange of(long min, long max) {
    if (min > max) throw new IllegalArgumentException("Minimum value must be less than maximum value");
    return new ValueRange(min, max, max);
  }

  public static ValueRange of(long min, long maxSmallest, long maxLargest) {
    if (min > maxSmallest) throw new IllegalArgumentException("Minimum value must be less than maximum value");
    if (maxSmallest > maxLargest) throw new IllegalArgumentException("Smallest maximum value must be less than largest maximum value");
    return new ValueRange(min, maxSmallest, maxLargest);
  }

  public boolean isFixed() {
    return smallestMax == max;
  }

  public long getMinimum() {
    return min;
  }

  public long getSmallestMaximum() {
    return smallestMax;
  }

  public long getMaximum() {
    return max;
  }

  public boolean isIntValue() {
    return min >= Integer.MIN_VALUE && max <= Integer.MAX_VALUE;
  }

  public boolean isValidValue(long value) {
    return value >= min && value <= max;
  }

  public boolean isValidIntValue(long value) {
    return isIntValue() && isValidValue(value);
  }

  public long checkValidValue(long value, TemporalField field) {
    if (!isValidValue(value)) throw new DateTimeException(refusal(value, field));
    return value;
  }

  public int checkValidIntValue(long value, TemporalField field) {
    if (!isValidIntValue(value)) throw new DateTimeException(refusal(value, field));
    return (int) value;
  }

  private String refusal(long value, TemporalField field) {
    return "Invalid value" + (field != null ? " for " + field : "") + " (valid values " + this + "): " + value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ValueRange && ((ValueRange) obj).min == min && ((ValueRange) obj).smallestMax == smallestMax && ((ValueRange) obj).max == max;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(min * 31 + max) ^ Long.hashCode(smallestMax);
  }

  @Override
  public String toString() {
    return min + " - " + smallestMax + (smallestMax != max ? "/" + max : "");
  }
}
