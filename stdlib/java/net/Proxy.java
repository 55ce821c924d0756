// A server that stands between a client and those whom it asks.
package java.net;

import java.util.Objects;

public class Proxy {
  public enum Type {
    DIRECT, HTTP, SOCKS
  }

  public static final Proxy NO_PROXY = new Proxy();

  private final Type type;
  private final SocketAddress address;  // null: direct

  private Proxy() {
    type = Type.DIRECT;
    address = null;
  }

  public Proxy(Type type, SocketAddress sa) {
    if (type == Type.DIRECT || !(sa instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("type " + type + " is not compatible with address " + sa);
    }
    this.type = type;
    address = sa;
  }

  public Type type() {
    return type;
  }

  public SocketAddress address() {
    return address;
  }

  @Override
  public String toString() {
    return type == Type.DIRECT ? "DIRECT" : type + " @ " + address;
  }

  @Override
  public final boolean equals(Object obj) {
    if (!(obj instanceof Proxy)) return false;
    Proxy other = (Proxy) obj;
    return type == other.type && Objects.equals(address, other.address);
  }

  @Override
  public final int hashCode() {
    return address == null ? type.hashCode() : type.hashCode() + address.hashCode();
  }
}
