// What OpenJDK's clocks are in streams of objects.
package java.io;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

final class TimeStandIns {
  private TimeStandIns() {}

  static final class SystemClock implements Serializable {
    ZoneId zone;

    private Object readResolve() throws ObjectStreamException {
      return Clock.system(zone);
    }
  }

  static final class FixedClock implements Serializable {
    Instant instant;
    ZoneId zone;

    private Object readResolve() throws ObjectStreamException {
      return Clock.fixed(instant, zone);
    }
  }

  static final class OffsetClock implements Serializable {
    Clock baseClock;
    Duration offset;

    private Object readResolve() throws ObjectStreamException {
      return Clock.offset(baseClock, offset);
    }
  }
}
