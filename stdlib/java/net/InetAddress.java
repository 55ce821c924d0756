// An address of the Internet. Programs in this VM reach only themselves: the only name that is known is "localhost".
package java.net;

import java.util.Arrays;

public class InetAddress implements java.io.Serializable {
  public static final String $OUTSIDE = "programs in this VM reach only themselves, on the loopback";

  private String hostName;  // null: not known yet
  private final byte[] address;

  InetAddress(String hostName, byte[] address) {
    this.hostName = hostName;
    this.address = address;
  }

  static InetAddress any() {
    return new Inet4Address("0.0.0.0", new byte[4]);
  }

  // What one end of a connection on the loopback calls itself if it has not been told.
  static InetAddress local(InetAddress to) {
    if (to instanceof Inet6Address) return Inet6Address.loopback();
    return new Inet4Address(null, new byte[] {127, 0, 0, 1});
  }

  public static InetAddress getLoopbackAddress() {
    return new Inet4Address("localhost", new byte[] {127, 0, 0, 1});
  }

  public static InetAddress getLocalHost() throws UnknownHostException {
    return getLoopbackAddress();
  }

  public static InetAddress getByName(String host) throws UnknownHostException {
    if (host == null || host.isEmpty() || host.equalsIgnoreCase("localhost")) return getLoopbackAddress();
    boolean bracketed = host.charAt(0) == '[';
    if (bracketed && (host.length() < 3 || host.charAt(host.length() - 1) != ']')) throw notOfVersion6(host);
    String text = bracketed ? host.substring(1, host.length() - 1) : host;
    byte[] short4 = bracketed ? null : AddressTexts.parse4(text);
    if (short4 != null) return new Inet4Address(null, short4);
    if (!bracketed && (text.indexOf(':') < 0 || Character.digit(text.charAt(0), 16) < 0 && text.charAt(0) != ':')) {
      throw new UnknownHostException(host + ": " + $OUTSIDE);
    }
    int percent = text.indexOf('%');
    byte[] literal = AddressTexts.parse6(percent < 0 ? text : text.substring(0, percent));
    if (literal == null) throw notOfVersion6(host);
    if (literal.length == 4) return new Inet4Address(null, literal);
    return percent < 0 ? new Inet6Address(null, literal, -1, null) : scoped(literal, text.substring(percent + 1));
  }

  private static UnknownHostException notOfVersion6(String host) {
    return new UnknownHostException(host + ": invalid IPv6 address literal");
  }

  // The scope is the number of a network interface, or its name.
  private static InetAddress scoped(byte[] address, String scope) throws UnknownHostException {
    try {
      return new Inet6Address(null, address, Integer.parseInt(scope), null);
    } catch (NumberFormatException e) {
      NetworkInterface named = NetworkInterface.named(scope);
      if (named == null) throw new UnknownHostException("no such interface " + scope);
      Inet6Address found = new Inet6Address(null, address, named.getIndex(), named);
      if (found.isLinkLocalAddress() || found.isSiteLocalAddress()) throw new UnknownHostException("no scope_id found");  // (it has none such)
      return found;
    }
  }

  public static InetAddress[] getAllByName(String host) throws UnknownHostException {
    return new InetAddress[] {getByName(host)};
  }

  public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
    return getByAddress(null, addr);
  }

  public static InetAddress getByAddress(String host, byte[] addr) throws UnknownHostException {
    String name = host != null && host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
    if (addr.length == 4) return new Inet4Address(name, addr.clone());
    if (addr.length != 16) throw new UnknownHostException("addr is of illegal length");
    byte[] address = AddressTexts.unmapped(addr.clone());
    return address.length == 4 ? new Inet4Address(name, address) : new Inet6Address(name, address, -1, null);
  }

  // Not to be changed.
  final byte[] bytes() {
    return address;
  }

  public byte[] getAddress() {
    return address.clone();
  }

  public String getHostAddress() {
    return null;
  }

  public String getHostName() {
    if (hostName != null) return hostName;
    return getHostAddress().equals("127.0.0.1") ? "localhost" : getHostAddress();
  }

  public String getCanonicalHostName() {
    return getHostName();
  }

  // The name that it was made with, or else the number.
  String name() {
    return hostName != null ? hostName : getHostAddress();
  }

  // The name that it was made with; null: there is none.
  final String givenName() {
    return hostName;
  }

  public boolean isLoopbackAddress() {
    return false;
  }

  public boolean isAnyLocalAddress() {
    for (byte each : address) {
      if (each != 0) return false;
    }
    return true;
  }

  public boolean isSiteLocalAddress() {
    return false;
  }

  public boolean isLinkLocalAddress() {
    return false;
  }

  public boolean isMulticastAddress() {
    return false;
  }

  // The kinds of groups.
  public boolean isMCGlobal() {
    return false;
  }

  public boolean isMCNodeLocal() {
    return false;
  }

  public boolean isMCLinkLocal() {
    return false;
  }

  public boolean isMCSiteLocal() {
    return false;
  }

  public boolean isMCOrgLocal() {
    return false;
  }

  public boolean isReachable(int timeout) {
    return isReachable(null, 0, timeout);
  }

  public boolean isReachable(NetworkInterface netif, int ttl, int timeout) {
    if (ttl < 0) throw new IllegalArgumentException("ttl can't be negative");
    if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
    return isLocal();
  }

  // An address of the program itself.
  boolean isLocal() {
    return isLoopbackAddress() || isAnyLocalAddress();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof InetAddress && Arrays.equals(address, ((InetAddress) obj).address);
  }

  // Of four bytes their number; of sixteen the sum of four numbers whose bytes have signs, as on OpenJDK.
  @Override
  public int hashCode() {
    int sum = 0;
    for (int i = 0; i < address.length; i += 4) {
      int group = 0;
      for (int k = i; k < i + 4; k++) group = (group << 8) + (address.length == 4 ? address[k] & 255 : address[k]);
      sum += group;
    }
    return sum;
  }

  @Override
  public String toString() {
    return (hostName == null ? "" : hostName) + "/" + getHostAddress();
  }
}
