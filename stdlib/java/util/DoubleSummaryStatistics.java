// Count, sum, least, greatest and average of doubles. The sum is compensated (Kahan).
package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
  private long count;
  private double sum;
  private double error;   // what `sum` is too large by
  private double simple;  // uncompensated, for infinities
  private double min = Double.POSITIVE_INFINITY;
  private double max = Double.NEGATIVE_INFINITY;

  public DoubleSummaryStatistics() {}

  public DoubleSummaryStatistics(long count, double min, double max, double sum) throws IllegalArgumentException {
    if (count < 0) throw new IllegalArgumentException("Negative count value");
    if (count == 0) return;
    if (min > max) throw new IllegalArgumentException("Minimum greater than maximum");
    boolean[] numbers = {!Double.isNaN(min), !Double.isNaN(max), !Double.isNaN(sum)};
    if (numbers[0] != numbers[1] || numbers[1] != numbers[2]) throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
    this.count = count;
    this.sum = simple = sum;
    this.min = min;
    this.max = max;
  }

  @Override
  public void accept(double value) {
    count++;
    simple += value;
    add(value);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  private void add(double value) {
    double corrected = value - error;
    double next = sum + corrected;
    error = next - sum - corrected;
    sum = next;
  }

  public void combine(DoubleSummaryStatistics other) {
    count += other.count;
    simple += other.simple;
    add(other.sum);
    add(-other.error);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  public final long getCount() {
    return count;
  }

  public final double getSum() {
    double exact = sum - error;
    return Double.isNaN(exact) && Double.isInfinite(simple) ? simple : exact;
  }

  public final double getMin() {
    return min;
  }

  public final double getMax() {
    return max;
  }

  public final double getAverage() {
    return count > 0 ? getSum() / count : 0.0;
  }

  @Override
  public String toString() {
    return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}",
        getClass().getSimpleName(), getCount(), getSum(), getMin(), getAverage(), getMax());
  }
}
