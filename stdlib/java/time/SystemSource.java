// The present moments of the system, without a zone.
package java.time;

final class SystemSource implements InstantSource, java.io.Serializable {
  @Override
  public Instant instant() {
    return Clock.systemUTC().instant();
  }

  @Override
  public long millis() {
    return Clock.systemUTC().millis();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.system(zone);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SystemSource;
  }

  @Override
  public int hashCode() {
    return SystemSource.class.hashCode();
  }

  @Override
  public String toString() {
    return "SystemInstantSource";
  }
}
