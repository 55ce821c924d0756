// The clock of a source of moments in a zone.
package java.time;

final class SourceClock extends Clock implements java.io.Serializable {
  private final InstantSource source;
  private final ZoneId zone;

  SourceClock(InstantSource source, ZoneId zone) {
    this.source = source;
    this.zone = zone;
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return zone.equals(this.zone) ? this : new SourceClock(source, zone);
  }

  @Override
  public long millis() {
    return source.millis();
  }

  @Override
  public Instant instant() {
    return source.instant();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SourceClock && zone.equals(((SourceClock) obj).zone) && source.equals(((SourceClock) obj).source);
  }

  @Override
  public int hashCode() {
    return source.hashCode() ^ zone.hashCode();
  }

  @Override
  public String toString() {
    return "SourceClock[" + source + "," + zone + "]";
  }
}
