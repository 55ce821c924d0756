// What the options of sockets are called and which values they take. But for time limits they change nothing.
package java.net;

import java.util.Objects;
import java.util.Set;

final class SocketOptionTexts {
  private SocketOptionTexts() {}

  static final Set<SocketOption<?>> OF_CONNECTIONS = Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
      StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER, StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
      StandardSocketOptions.IP_TOS, StandardSocketOptions.TCP_NODELAY);
  static final Set<SocketOption<?>> OF_SERVERS = Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
      StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.IP_TOS);

  // Buffers are at least and at most as on Linux.
  private static final int LARGEST = 212992;

  static void ensureKnown(Set<SocketOption<?>> known, SocketOption<?> name) {
    if (!known.contains(Objects.requireNonNull(name))) throw new UnsupportedOperationException("'" + name + "' not supported");
  }

  static <T> void ensureValue(SocketOption<T> name, T value) {
    if (!name.type().isInstance(value)) throw new IllegalArgumentException("Invalid value '" + value + "'");
  }

  static int buffer(int size, int least) {
    if (size < 0) throw new IllegalArgumentException("Invalid send/receive buffer size");
    return Math.min(LARGEST, Math.max(least, size));
  }

  static int linger(int seconds) {
    return Math.max(-1, Math.min(65535, seconds));
  }

  // (The lowest two bits belong to the network.)
  static int trafficClass(int value) {
    if (value < 0 || value > 255) throw new IllegalArgumentException("Invalid IP_TOS value");
    return value & ~3;
  }
}
