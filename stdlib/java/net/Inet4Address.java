// An address of four bytes.
package java.net;

public final class Inet4Address extends InetAddress {
  Inet4Address(String hostName, byte[] address) {
    super(hostName, address);
  }

  private int at(int index) {
    return bytes()[index] & 255;
  }

  @Override
  public String getHostAddress() {
    return at(0) + "." + at(1) + "." + at(2) + "." + at(3);
  }

  @Override
  public boolean isLoopbackAddress() {
    return at(0) == 127;
  }

  @Override
  public boolean isSiteLocalAddress() {
    return at(0) == 10 || at(0) == 172 && (at(1) & 0xf0) == 16 || at(0) == 192 && at(1) == 168;
  }

  @Override
  public boolean isLinkLocalAddress() {
    return at(0) == 169 && at(1) == 254;
  }

  @Override
  public boolean isMulticastAddress() {
    return (at(0) & 0xf0) == 0xe0;
  }

  // The kinds of groups: RFC 2365, and 224.0.0.0/24, which no router hands on.
  @Override
  public boolean isMCGlobal() {
    return at(0) >= 224 && at(0) <= 238 && !isMCLinkLocal();
  }

  @Override
  public boolean isMCLinkLocal() {
    return at(0) == 224 && at(1) == 0 && at(2) == 0;
  }

  @Override
  public boolean isMCSiteLocal() {
    return at(0) == 239 && at(1) == 255;
  }

  @Override
  public boolean isMCOrgLocal() {
    return at(0) == 239 && (at(1) & 0xfc) == 192;
  }
}
