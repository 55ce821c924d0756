// The values of a socket's options.
package heddle;

import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class OptionValues {
  protected final Map<SocketOption<?>, Object> values = new HashMap<>();  // never more names than it begins with

  public final void ensureKnown(SocketOption<?> name) {
    if (!values.containsKey(Objects.requireNonNull(name))) {
      throw new UnsupportedOperationException("'" + name + "' not supported");
    }
  }

  public final synchronized <T> void set(SocketOption<T> name, T value) {
    ensureKnown(name);
    if (!name.type().isInstance(value)) throw new IllegalArgumentException("Invalid value '" + value + "'");
    values.put(name, value instanceof Integer ? kept(name, (Integer) value) : value);
  }

  // What a number becomes.
  protected int kept(SocketOption<?> name, int value) {
    if (name == StandardSocketOptions.SO_RCVBUF || name == StandardSocketOptions.SO_SNDBUF) {
      if (value < 0) throw new IllegalArgumentException("Invalid send/receive buffer size");
    } else if (name == StandardSocketOptions.IP_TOS) {
      if (value < 0 || value > 255) throw new IllegalArgumentException("Invalid IP_TOS value");
    } else if (name == StandardSocketOptions.IP_MULTICAST_TTL) {
      if (value < 0 || value > 255) throw new IllegalArgumentException("Invalid TTL/hop value");
    }
    return value;
  }

  @SuppressWarnings("unchecked")
  public final synchronized <T> T get(SocketOption<T> name) {
    ensureKnown(name);
    return (T) values.get(name);
  }

  public final Set<SocketOption<?>> names() {
    return new HashSet<>(values.keySet());
  }
}
