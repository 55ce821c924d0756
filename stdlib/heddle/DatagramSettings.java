// The options of a socket of datagrams. They begin, and buffers are at least and at most, as on Linux, which counts for a buffer
// twice the number that it is set to.
package heddle;

import java.net.SocketOption;
import java.net.StandardSocketOptions;

public final class DatagramSettings extends OptionValues {
  private static final int BUFFER = 106496;
  private static final int LARGEST = 212992;

  DatagramSettings() {
    values.put(StandardSocketOptions.SO_RCVBUF, BUFFER);
    values.put(StandardSocketOptions.SO_SNDBUF, BUFFER);
    values.put(StandardSocketOptions.SO_REUSEADDR, false);
    values.put(StandardSocketOptions.SO_REUSEPORT, false);
    values.put(StandardSocketOptions.SO_BROADCAST, false);
    values.put(StandardSocketOptions.IP_TOS, 0);
    values.put(StandardSocketOptions.IP_MULTICAST_IF, null);
    values.put(StandardSocketOptions.IP_MULTICAST_TTL, 1);
    values.put(StandardSocketOptions.IP_MULTICAST_LOOP, true);
  }

  @Override
  protected int kept(SocketOption<?> name, int value) {
    int allowed = super.kept(name, value);
    if (name == StandardSocketOptions.SO_RCVBUF) return Math.min(LARGEST, Math.max(1152, allowed));
    return name == StandardSocketOptions.SO_SNDBUF ? Math.min(LARGEST, Math.max(2304, allowed)) : allowed;
  }

  // Whether two sockets that have these may be bound to one address.
  boolean share(DatagramSettings other) {
    return get(StandardSocketOptions.SO_REUSEADDR) && other.get(StandardSocketOptions.SO_REUSEADDR)
        || get(StandardSocketOptions.SO_REUSEPORT) && other.get(StandardSocketOptions.SO_REUSEPORT);
  }

  int room() {
    return 2 * get(StandardSocketOptions.SO_RCVBUF);
  }
}
