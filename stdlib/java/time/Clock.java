// Where the present time comes from.
package java.time;

public abstract class Clock {
  protected Clock() {}

  private static final class Of extends Clock {
    private final Instant fixed;  // null: the clock of the system
    private final Clock base;
    private final Duration offset;
    private final ZoneId zone;

    Of(Instant fixed, Clock base, Duration offset, ZoneId zone) {
      this.fixed = fixed;
      this.base = base;
      this.offset = offset;
      this.zone = zone;
    }

    @Override
    public ZoneId getZone() {
      return zone;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return new Of(fixed, base == null ? null : base.withZone(zone), offset, zone);
    }

    @Override
    public Instant instant() {
      if (base != null) return base.instant().plus(offset);
      return fixed != null ? fixed : Instant.now();
    }

    @Override
    public String toString() {
      if (base != null) return "OffsetClock[" + base + "," + offset + "]";
      return fixed != null ? "FixedClock[" + fixed + "," + zone + "]" : "SystemClock[" + zone + "]";
    }
  }

  public static Clock systemUTC() {
    return system(ZoneOffset.UTC);
  }

  public static Clock systemDefaultZone() {
    return system(ZoneId.systemDefault());
  }

  public static Clock system(ZoneId zone) {
    return new Of(null, null, null, zone);
  }

  public static Clock fixed(Instant fixedInstant, ZoneId zone) {
    return new Of(fixedInstant, null, null, zone);
  }

  public static Clock offset(Clock baseClock, Duration offsetDuration) {
    return offsetDuration.isZero()
        ? baseClock
        : new Of(null, baseClock, offsetDuration, baseClock.getZone());
  }

  public abstract ZoneId getZone();

  public abstract Clock withZone(ZoneId zone);

  public long millis() {
    return instant().toEpochMilli();
  }

  public abstract Instant instant();
}
