// A clock that shows the last whole tick of another one.
package java.time;

final class TickClock extends Clock implements java.io.Serializable {
  private final Clock base;
  private final long tick;  // in nanoseconds

  TickClock(Clock base, long tick) {
    this.base = base;
    this.tick = tick;
  }

  @Override
  public ZoneId getZone() {
    return base.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return zone.equals(base.getZone()) ? this : new TickClock(base.withZone(zone), tick);
  }

  @Override
  public long millis() {
    if (tick % 1000_000 != 0) return instant().toEpochMilli();
    long millis = base.millis();
    return millis - Math.floorMod(millis, tick / 1000_000);
  }

  // A tick of whole seconds counts from 1970 on, one of a part of a second from the beginning of the second.
  @Override
  public Instant instant() {
    if (tick % 1000_000 == 0) return Instant.ofEpochMilli(millis());
    Instant now = base.instant();
    return now.minusNanos(Math.floorMod((long) now.getNano(), tick));
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof TickClock && tick == ((TickClock) obj).tick && base.equals(((TickClock) obj).base);
  }

  @Override
  public int hashCode() {
    return base.hashCode() ^ Long.hashCode(tick);
  }

  @Override
  public String toString() {
    return "TickClock[" + base + "," + Duration.ofNanos(tick) + "]";
  }
}
