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

  public static InetAddress getLoopbackAddress() {
    return new Inet4Address("localhost", new byte[] {127, 0, 0, 1});
  }

  public static InetAddress getLocalHost() throws UnknownHostException {
    return getLoopbackAddress();
  }

  public static InetAddress getByName(String host) throws UnknownHostException {
    if (host == null || host.isEmpty() || host.equalsIgnoreCase("localhost")) return getLoopbackAddress();
    byte[] literal = parse(host);
    if (literal == null) throw new UnknownHostException(host + ": " + $OUTSIDE);
    return new Inet4Address(null, literal);
  }

  public static InetAddress[] getAllByName(String host) throws UnknownHostException {
    return new InetAddress[] {getByName(host)};
  }

  public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
    return getByAddress(null, addr);
  }

  public static InetAddress getByAddress(String host, byte[] addr) throws UnknownHostException {
    if (addr.length != 4) throw new UnknownHostException("addr is of illegal length");
    return new Inet4Address(host, addr.clone());
  }

  // "127.0.0.1"; null: it is no such number.
  private static byte[] parse(String host) {
    byte[] result = new byte[4];
    int part = 0, digits = 0, value = 0;
    for (int i = 0; i <= host.length(); i++) {
      char c = i < host.length() ? host.charAt(i) : '.';
      if (c == '.') {
        if (digits == 0 || part > 3) return null;
        result[part++] = (byte) value;
        digits = value = 0;
      } else {
        if (c < '0' || c > '9' || ++digits > 3) return null;
        value = value * 10 + c - '0';
        if (value > 255) return null;
      }
    }
    return part == 4 ? result : null;
  }

  public byte[] getAddress() {
    return address.clone();
  }

  public String getHostAddress() {
    return (address[0] & 255) + "." + (address[1] & 255) + "." + (address[2] & 255) + "." + (address[3] & 255);
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

  public boolean isLoopbackAddress() {
    return address[0] == 127;
  }

  public boolean isAnyLocalAddress() {
    return Arrays.equals(address, new byte[4]);
  }

  public boolean isSiteLocalAddress() {
    int first = address[0] & 255, second = address[1] & 255;
    return first == 10 || (first == 172 && (second & 0xf0) == 16) || (first == 192 && second == 168);
  }

  public boolean isLinkLocalAddress() {
    return (address[0] & 255) == 169 && (address[1] & 255) == 254;
  }

  public boolean isMulticastAddress() {
    return (address[0] & 0xf0) == 0xe0;
  }

  // The kinds of groups: RFC 2365, and 224.0.0.0/24, which no router hands on.
  public boolean isMCGlobal() {
    int first = address[0] & 255;
    return first >= 224 && first <= 238 && !isMCLinkLocal();
  }

  public boolean isMCNodeLocal() {
    return false;
  }

  public boolean isMCLinkLocal() {
    return (address[0] & 255) == 224 && address[1] == 0 && address[2] == 0;
  }

  public boolean isMCSiteLocal() {
    return (address[0] & 255) == 239 && (address[1] & 255) == 255;
  }

  public boolean isMCOrgLocal() {
    return (address[0] & 255) == 239 && (address[1] & 0xfc) == 192;
  }

  public boolean isReachable(int timeout) {
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

  @Override
  public int hashCode() {
    return (address[0] & 255) << 24 | (address[1] & 255) << 16 | (address[2] & 255) << 8 | address[3] & 255;
  }

  @Override
  public String toString() {
    return (hostName == null ? "" : hostName) + "/" + getHostAddress();
  }
}
