// The values that a field can have. The largest one may depend on the date.
package java.time.temporal;

import java.time.DateTimeException;

public final class ValueRange implements java.io.Serializable {
  private final long min;
  private final long largestMin;
  private final long smallestMax;
  private final long max;

  private ValueRange(long min, long largestMin, long smallestMax, long max) {
    this.min = min;
    this.largestMin = largestMin;
    this.smallestMax = smallestMax;
    this.max = max;
  }

  public static ValueRange of(long min, long max) {
    if (min > max) throw new IllegalArgumentException("Minimum value must be less than maximum value");
    return new ValueRange(min, min, max, max);
  }

  public static ValueRange of(long min, long maxSmallest, long maxLargest) {
    if (min > maxSmallest) throw new IllegalArgumentException("Minimum value must be less than maximum value");
    return of(min, min, maxSmallest, maxLargest);
  }

  public static ValueRange of(long minSmallest, long minLargest, long maxSmallest, long maxLargest) {
    if (minSmallest > minLargest) throw new IllegalArgumentException("Smallest minimum value must be less than largest minimum value");
    if (maxSmallest > maxLargest) throw new IllegalArgumentException("Smallest maximum value must be less than largest maximum value");
    if (minLargest > maxLargest) throw new IllegalArgumentException("Largest minimum value must be less than largest maximum value");
    return new ValueRange(minSmallest, minLargest, maxSmallest, maxLargest);
  }

  public boolean isFixed() {
    return min == largestMin && smallestMax == max;
  }

  public long getMinimum() {
    return min;
  }

  public long getLargestMinimum() {
    return largestMin;
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
    return obj instanceof ValueRange && ((ValueRange) obj).min == min && ((ValueRange) obj).largestMin == largestMin && ((ValueRange) obj).smallestMax == smallestMax && ((ValueRange) obj).max == max;
  }

  @Override
  public int hashCode() {
    long hash = min + (largestMin << 16) + (largestMin >> 48) + (smallestMax << 32) + (smallestMax >> 32) + (max << 48) + (max >> 16);
    return (int) (hash ^ hash >>> 32);
  }

  @Override
  public String toString() {
    return min + (min != largestMin ? "/" + largestMin : "") + " - " + smallestMax + (smallestMax != max ? "/" + max : "");
  }
}
