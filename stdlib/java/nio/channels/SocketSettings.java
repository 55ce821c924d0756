// What the channels of sockets have in common: options, which change nothing, and what they look at first.
package java.nio.channels;

import heddle.OptionValues;
import heddle.VM;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.util.Objects;

final class SocketSettings extends OptionValues {
  // Of a connection, or of a server.
  SocketSettings(boolean connection) {
    values.put(StandardSocketOptions.SO_RCVBUF, 65536);
    values.put(StandardSocketOptions.SO_REUSEADDR, !connection);
    values.put(StandardSocketOptions.SO_REUSEPORT, false);
    if (!connection) return;
    values.put(StandardSocketOptions.SO_SNDBUF, 65536);
    values.put(StandardSocketOptions.SO_KEEPALIVE, false);
    values.put(StandardSocketOptions.SO_LINGER, -1);
    values.put(StandardSocketOptions.IP_TOS, 0);
    values.put(StandardSocketOptions.TCP_NODELAY, false);
  }

  // Of an asynchronous connection, which has fewer.
  static SocketSettings asynchronous() {
    SocketSettings settings = new SocketSettings(true);
    settings.values.remove(StandardSocketOptions.SO_LINGER);
    settings.values.remove(StandardSocketOptions.IP_TOS);
    return settings;
  }

  // Sockets of files are not among those that reach the program itself.
  static void ensureKnown(ProtocolFamily family) {
    if (Objects.requireNonNull(family) != StandardProtocolFamily.INET && family != StandardProtocolFamily.INET6) {
      throw new UnsupportedOperationException("Protocol family not supported");
    }
  }

  // Where a channel is bound: an address without its name; all of them are those of version 6, unless that is not meant.
  static InetSocketAddress bound(SocketAddress local, boolean version4) throws IOException {
    InetSocketAddress at = local == null ? new InetSocketAddress(0) : checked(local);
    InetAddress address = at.getAddress();
    if (address.isAnyLocalAddress() && !version4) return new InetSocketAddress(InetAddress.getByName("::"), at.getPort());
    return new InetSocketAddress(InetAddress.getByAddress(address.getAddress()), at.getPort());
  }

  // The text of an object without one of its own, by the name that OpenJDK's class has.
  static String named(String name, Object object) {
    return "sun.nio.ch." + name + "@" + Integer.toHexString(object.hashCode());
  }

  // An address without its name.
  static String shown(SocketAddress address) {
    InetSocketAddress a = (InetSocketAddress) address;
    String number = a.getAddress().getHostAddress();
    return (number.indexOf(':') < 0 ? "/" + number : "/[" + number + "]") + ":" + a.getPort();
  }

  static InetSocketAddress checked(SocketAddress address) {
    if (!(address instanceof InetSocketAddress)) throw new UnsupportedAddressTypeException();
    InetSocketAddress known = (InetSocketAddress) address;
    if (known.isUnresolved()) throw new UnresolvedAddressException();
    return known;
  }

  // An interrupt that is there closes the channel.
  static void ensureUninterrupted(Channel channel) throws IOException {
    if (!VM.interrupts() || !Thread.currentThread().isInterrupted()) return;
    channel.close();
    throw new ClosedByInterruptException();
  }
}
