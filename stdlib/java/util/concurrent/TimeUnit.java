// Units of time.
package java.util.concurrent;

public enum TimeUnit {
  NANOSECONDS(1L),
  MICROSECONDS(1000L),
  MILLISECONDS(1000000L),
  SECONDS(1000000000L),
  MINUTES(60000000000L),
  HOURS(3600000000000L),
  DAYS(86400000000000L);

  private final long nanos;

  TimeUnit(long nanos) {
    this.nanos = nanos;
  }

  // Too large results are Long.MAX_VALUE or MIN_VALUE; fractions are cut.
  public long convert(long sourceDuration, TimeUnit sourceUnit) {
    if (sourceUnit.nanos == nanos) return sourceDuration;
    if (sourceUnit.nanos < nanos) return sourceDuration / (nanos / sourceUnit.nanos);
    long ratio = sourceUnit.nanos / nanos;
    long limit = Long.MAX_VALUE / ratio;
    if (sourceDuration > limit) return Long.MAX_VALUE;
    if (sourceDuration < -limit) return Long.MIN_VALUE;
    return sourceDuration * ratio;
  }

  public long toNanos(long duration) {
    return NANOSECONDS.convert(duration, this);
  }

  public long toMicros(long duration) {
    return MICROSECONDS.convert(duration, this);
  }

  public long toMillis(long duration) {
    return MILLISECONDS.convert(duration, this);
  }

  public long toSeconds(long duration) {
    return SECONDS.convert(duration, this);
  }

  public long toMinutes(long duration) {
    return MINUTES.convert(duration, this);
  }

  public long toHours(long duration) {
    return HOURS.convert(duration, this);
  }

  public long toDays(long duration) {
    return DAYS.convert(duration, this);
  }

  public void timedWait(Object obj, long timeout) throws InterruptedException {
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    obj.wait(millis, (int) (toNanos(timeout) - MILLISECONDS.toNanos(millis)));
  }

  public void timedJoin(Thread thread, long timeout) throws InterruptedException {
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    thread.join(millis, (int) (toNanos(timeout) - MILLISECONDS.toNanos(millis)));
  }

  public void sleep(long timeout) throws InterruptedException {
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    Thread.sleep(millis, (int) (toNanos(timeout) - MILLISECONDS.toNanos(millis)));
  }

  public long convert(java.time.Duration duration) {
    long seconds = duration.getSeconds();
    long nanos = duration.getNano();
    if (seconds < 0 && nanos > 0) {
      seconds++;
      nanos -= 1000_000_000;
    }
    long whole = convert(seconds, SECONDS);
    if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) return whole;
    if (compareTo(SECONDS) >= 0) return whole;
    long part = nanos / toNanos(1);
    long sum = whole + part;
    return ((whole ^ sum) & (part ^ sum)) < 0 ? (whole < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
  }

  public java.time.temporal.ChronoUnit toChronoUnit() {
    // NANOSECONDS is NANOS there.
    return java.time.temporal.ChronoUnit.valueOf(
        this == SECONDS ? "SECONDS" : name().replace("SECONDS", "S"));
  }

  public static TimeUnit of(java.time.temporal.ChronoUnit chronoUnit) {
    for (TimeUnit unit : values()) {
      if (unit.toChronoUnit() == java.util.Objects.requireNonNull(chronoUnit)) return unit;
    }
    throw new IllegalArgumentException("No TimeUnit equivalent for " + chronoUnit);
  }
}
