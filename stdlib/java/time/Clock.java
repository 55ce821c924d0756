// Where the present time comes from.
package java.time;

public abstract class Clock implements InstantSource {
  protected Clock() {}

  private static final class Of extends Clock implements java.io.Serializable {
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
      return zone.equals(this.zone) ? this : new Of(fixed, base == null ? null : base.withZone(zone), offset, zone);
    }

    @Override
    public Instant instant() {
      if (base != null) return base.instant().plus(offset);
      return fixed != null ? fixed : Instant.now();
    }

    @Override
    public boolean equals(Object obj) {
      if (!(obj instanceof Of)) return false;
      Of other = (Of) obj;
      return zone.equals(other.zone) && java.util.Objects.equals(fixed, other.fixed) && java.util.Objects.equals(base, other.base)
          && java.util.Objects.equals(offset, other.offset);
    }

    @Override
    public int hashCode() {
      if (base != null) return base.hashCode() ^ offset.hashCode();
      return fixed != null ? fixed.hashCode() ^ zone.hashCode() : zone.hashCode() + 1;
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
    return new Of(null, null, null, java.util.Objects.requireNonNull(zone, "zone"));
  }

  public static Clock fixed(Instant fixedInstant, ZoneId zone) {
    java.util.Objects.requireNonNull(fixedInstant, "fixedInstant");
    return new Of(fixedInstant, null, null, java.util.Objects.requireNonNull(zone, "zone"));
  }

  public static Clock offset(Clock baseClock, Duration offsetDuration) {
    java.util.Objects.requireNonNull(baseClock, "baseClock");
    java.util.Objects.requireNonNull(offsetDuration, "offsetDuration");
    return offsetDuration.isZero()
        ? baseClock
        : new Of(null, baseClock, offsetDuration, baseClock.getZone());
  }

  // A clock that shows the last whole tick: of a part of a second that divides it, or of whole milliseconds.
  public static Clock tick(Clock baseClock, Duration tickDuration) {
    java.util.Objects.requireNonNull(baseClock, "baseClock");
    java.util.Objects.requireNonNull(tickDuration, "tickDuration");
    if (tickDuration.isNegative()) throw new IllegalArgumentException("Tick duration must not be negative");
    long nanos = tickDuration.toNanos();
    if (nanos % 1000_000 != 0 && (nanos == 0 || 1000_000_000 % nanos != 0)) throw new IllegalArgumentException("Invalid tick duration");
    return nanos <= 1 ? baseClock : new TickClock(baseClock, nanos);
  }

  public static Clock tickMillis(ZoneId zone) {
    return new TickClock(system(zone), 1000_000);
  }

  public static Clock tickSeconds(ZoneId zone) {
    return new TickClock(system(zone), 1000_000_000);
  }

  public static Clock tickMinutes(ZoneId zone) {
    return new TickClock(system(zone), 60_000_000_000L);
  }

  @Override
  public boolean equals(Object obj) {
    return super.equals(obj);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  public abstract ZoneId getZone();

  @Override
  public abstract Clock withZone(ZoneId zone);

  @Override
  public long millis() {
    return instant().toEpochMilli();
  }

  @Override
  public abstract Instant instant();
}
