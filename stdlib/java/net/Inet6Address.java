// An address of sixteen bytes, with the network interface on which it counts if that has been said.
package java.net;

public final class Inet6Address extends InetAddress {
  private final int scope;                    // -1: none
  private final NetworkInterface scopedTo;    // that was said by name; null: none

  Inet6Address(String hostName, byte[] address, int scope, NetworkInterface scopedTo) {
    super(hostName, address);
    this.scope = scope;
    this.scopedTo = scopedTo;
  }

  static Inet6Address loopback() {
    byte[] address = new byte[16];
    address[15] = 1;
    return new Inet6Address(null, address, -1, null);
  }

  static Inet6Address anyLocal() {
    return new Inet6Address(null, new byte[16], -1, null);
  }

  private static byte[] checked(byte[] addr) throws UnknownHostException {
    if (addr == null || addr.length != 16) throw new UnknownHostException("addr is of illegal length");
    return addr.clone();
  }

  private static String bare(String host) {
    return host != null && host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  public static Inet6Address getByAddress(String host, byte[] addr, NetworkInterface nif) throws UnknownHostException {
    byte[] address = checked(addr);
    return new Inet6Address(bare(host), address, nif == null ? -1 : nif.getIndex(), nif);
  }

  public static Inet6Address getByAddress(String host, byte[] addr, int scope_id) throws UnknownHostException {
    return new Inet6Address(bare(host), checked(addr), Math.max(-1, scope_id), null);
  }

  public int getScopeId() {
    return Math.max(0, scope);
  }

  public NetworkInterface getScopedInterface() {
    return scopedTo;
  }

  @Override
  public String getHostAddress() {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 16; i += 2) {
      if (i > 0) b.append(':');
      b.append(Integer.toHexString(at(i) << 8 | at(i + 1)));
    }
    if (scopedTo != null) b.append('%').append(scopedTo.getName());
    else if (scope >= 0) b.append('%').append(scope);
    return b.toString();
  }

  private int at(int index) {
    return bytes()[index] & 255;
  }

  private boolean zeros(int count) {
    for (int i = 0; i < count; i++) {
      if (at(i) != 0) return false;
    }
    return true;
  }

  @Override
  public boolean isLoopbackAddress() {
    return zeros(15) && at(15) == 1;
  }

  @Override
  public boolean isSiteLocalAddress() {
    return at(0) == 0xfe && (at(1) & 0xc0) == 0xc0;
  }

  @Override
  public boolean isLinkLocalAddress() {
    return at(0) == 0xfe && (at(1) & 0xc0) == 0x80;
  }

  @Override
  public boolean isMulticastAddress() {
    return at(0) == 0xff;
  }

  // How far a group reaches.
  private boolean reaches(int scope) {
    return at(0) == 0xff && (at(1) & 15) == scope;
  }

  @Override
  public boolean isMCGlobal() {
    return reaches(14);
  }

  @Override
  public boolean isMCNodeLocal() {
    return reaches(1);
  }

  @Override
  public boolean isMCLinkLocal() {
    return reaches(2);
  }

  @Override
  public boolean isMCSiteLocal() {
    return reaches(5);
  }

  @Override
  public boolean isMCOrgLocal() {
    return reaches(8);
  }

  public boolean isIPv4CompatibleAddress() {
    return zeros(12);
  }
}
