// A moment at which the clocks of a zone are put forward (a gap) or back (an overlap).
package java.time.zone;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, java.io.Serializable {
  private final long epochSecond;
  private final ZoneOffset before;
  private final ZoneOffset after;

  ZoneOffsetTransition(long epochSecond, ZoneOffset before, ZoneOffset after) {
    this.epochSecond = epochSecond;
    this.before = before;
    this.after = after;
  }

  public static ZoneOffsetTransition of(LocalDateTime transition, ZoneOffset offsetBefore, ZoneOffset offsetAfter) {
    if (offsetBefore.equals(offsetAfter)) throw new IllegalArgumentException("Offsets must not be equal");
    if (transition.getNano() != 0) throw new IllegalArgumentException("Nano-of-second must be zero");
    return new ZoneOffsetTransition(transition.toEpochSecond(offsetBefore), offsetBefore, offsetAfter);
  }

  public Instant getInstant() {
    return Instant.ofEpochSecond(epochSecond);
  }

  public long toEpochSecond() {
    return epochSecond;
  }

  public LocalDateTime getDateTimeBefore() {
    return LocalDateTime.ofEpochSecond(epochSecond, 0, before);
  }

  public LocalDateTime getDateTimeAfter() {
    return LocalDateTime.ofEpochSecond(epochSecond, 0, after);
  }

  public ZoneOffset getOffsetBefore() {
    return before;
  }

  public ZoneOffset getOffsetAfter() {
    return after;
  }

  public Duration getDuration() {
    return Duration.ofSeconds(after.getTotalSeconds() - before.getTotalSeconds());
  }

  public boolean isGap() {
    return after.getTotalSeconds() > before.getTotalSeconds();
  }

  public boolean isOverlap() {
    return after.getTotalSeconds() < before.getTotalSeconds();
  }

  public boolean isValidOffset(ZoneOffset offset) {
    return !isGap() && (before.equals(offset) || after.equals(offset));
  }

  @Override
  public int compareTo(ZoneOffsetTransition other) {
    return Long.compare(epochSecond, other.epochSecond);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof ZoneOffsetTransition)) return false;
    ZoneOffsetTransition t = (ZoneOffsetTransition) other;
    return epochSecond == t.epochSecond && before.equals(t.before) && after.equals(t.after);
  }

  @Override
  public int hashCode() {
    return getDateTimeBefore().hashCode() ^ before.hashCode() ^ Integer.rotateLeft(after.hashCode(), 16);
  }

  @Override
  public String toString() {
    return "Transition[" + (isGap() ? "Gap" : "Overlap") + " at " + getDateTimeBefore() + before + " to " + after + ']';
  }
}
