// An address with a port.
package java.net;

public class InetSocketAddress extends SocketAddress {
  private final String hostName;  // of an address that could not be found
  private final InetAddress address;
  private final int port;

  public InetSocketAddress(int port) {
    this(InetAddress.any(), port);
  }

  public InetSocketAddress(InetAddress addr, int port) {
    this(null, addr == null ? InetAddress.any() : addr, checked(port));
  }

  public InetSocketAddress(String hostname, int port) {
    checked(port);
    if (hostname == null) throw new IllegalArgumentException("hostname can't be null");
    InetAddress found = null;
    try {
      found = InetAddress.getByName(hostname);
    } catch (UnknownHostException e) {
      // It stays unresolved.
    }
    this.hostName = found == null ? hostname : null;
    this.address = found;
    this.port = port;
  }

  private InetSocketAddress(String hostName, InetAddress address, int port) {
    this.hostName = hostName;
    this.address = address;
    this.port = port;
  }

  public static InetSocketAddress createUnresolved(String host, int port) {
    if (host == null) throw new IllegalArgumentException("hostname can't be null");
    return new InetSocketAddress(host, null, checked(port));
  }

  private static int checked(int port) {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("port out of range:" + port);
    return port;
  }

  public final int getPort() {
    return port;
  }

  public final InetAddress getAddress() {
    return address;
  }

  public final String getHostName() {
    return address == null ? hostName : address.getHostName();
  }

  public final String getHostString() {
    return address == null ? hostName : address.name();
  }

  public final boolean isUnresolved() {
    return address == null;
  }

  @Override
  public final boolean equals(Object obj) {
    if (!(obj instanceof InetSocketAddress)) return false;
    InetSocketAddress other = (InetSocketAddress) obj;
    if (port != other.port) return false;
    return address != null ? address.equals(other.address) : other.address == null && hostName.equalsIgnoreCase(other.hostName);
  }

  @Override
  public final int hashCode() {
    return (address != null ? address.hashCode() : hostName.toLowerCase().hashCode()) + port;
  }

  @Override
  public String toString() {
    if (address == null) return hostName + "/<unresolved>:" + port;
    if (!(address instanceof Inet6Address)) return address + ":" + port;
    String name = address.givenName();
    return (name == null ? "" : name) + "/[" + address.getHostAddress() + "]:" + port;
  }
}
