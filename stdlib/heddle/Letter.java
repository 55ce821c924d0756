// A datagram on its way, or one that waits to be received.
package heddle;

import java.net.InetAddress;
import java.net.InetSocketAddress;

public final class Letter {
  // What Linux counts for an empty datagram in a receive buffer.
  private static final int OVERHEAD = 832;

  private final byte[] bytes;
  private final Mailbox sender;
  private final InetAddress from;

  Letter(byte[] bytes, Mailbox sender, InetAddress from) {
    this.bytes = bytes;
    this.sender = sender;
    this.from = from;
  }

  // Nobody changes them.
  public byte[] bytes() {
    return bytes;
  }

  public InetAddress address() {
    return from;
  }

  public int port() {
    return MailPorts.portOf(sender);
  }

  public InetSocketAddress source() {
    return new InetSocketAddress(from, port());
  }

  // A sender whose port has not been chosen yet is none that anybody could name.
  boolean isFrom(InetAddress address, int port) {
    return from.equals(address) && sender.port() == port;
  }

  int size() {
    return bytes.length + OVERHEAD;
  }
}
