// An address of four bytes.
package java.net;

public final class Inet4Address extends InetAddress {
  Inet4Address(String hostName, byte[] address) {
    super(hostName, address);
  }
}
