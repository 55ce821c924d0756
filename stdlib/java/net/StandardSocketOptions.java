// The options that sockets have. Here they change nothing, but those of datagrams that say who may be bound where, who may send to
// all, and how much waits to be received.
package java.net;

public final class StandardSocketOptions {
  private StandardSocketOptions() {}

  private static final class Named<T> implements SocketOption<T> {
    private final String name;
    private final Class<T> type;

    Named(String name, Class<T> type) {
      this.name = name;
      this.type = type;
    }

    // (Not by identity: sets of options are made before the program begins, and no schedule is to depend on them.)
    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Class<T> type() {
      return type;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  public static final SocketOption<Boolean> SO_BROADCAST = new Named<>("SO_BROADCAST", Boolean.class);
  public static final SocketOption<Boolean> SO_KEEPALIVE = new Named<>("SO_KEEPALIVE", Boolean.class);
  public static final SocketOption<Integer> SO_SNDBUF = new Named<>("SO_SNDBUF", Integer.class);
  public static final SocketOption<Integer> SO_RCVBUF = new Named<>("SO_RCVBUF", Integer.class);
  public static final SocketOption<Boolean> SO_REUSEADDR = new Named<>("SO_REUSEADDR", Boolean.class);
  public static final SocketOption<Boolean> SO_REUSEPORT = new Named<>("SO_REUSEPORT", Boolean.class);
  public static final SocketOption<Integer> SO_LINGER = new Named<>("SO_LINGER", Integer.class);
  public static final SocketOption<Integer> IP_TOS = new Named<>("IP_TOS", Integer.class);
  public static final SocketOption<NetworkInterface> IP_MULTICAST_IF = new Named<>("IP_MULTICAST_IF", NetworkInterface.class);
  public static final SocketOption<Integer> IP_MULTICAST_TTL = new Named<>("IP_MULTICAST_TTL", Integer.class);
  public static final SocketOption<Boolean> IP_MULTICAST_LOOP = new Named<>("IP_MULTICAST_LOOP", Boolean.class);
  public static final SocketOption<Boolean> TCP_NODELAY = new Named<>("TCP_NODELAY", Boolean.class);
}
