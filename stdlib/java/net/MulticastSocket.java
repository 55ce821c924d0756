// A socket of datagrams that may share its port with others, and joins groups. All go through the loopback, where neither the time
// to live nor the loopback mode changes what arrives, as on Linux.
package java.net;

import heddle.Mailbox;
import java.io.IOException;
import java.nio.channels.DatagramChannel;
import java.util.Objects;

public class MulticastSocket extends DatagramSocket {
  public MulticastSocket() throws IOException {
    this(new InetSocketAddress(0));
  }

  public MulticastSocket(int port) throws IOException {
    this(new InetSocketAddress(port));
  }

  public MulticastSocket(SocketAddress bindaddr) throws IOException {
    this(new Mailbox(), null);
    set(StandardSocketOptions.SO_REUSEADDR, true);
    begin(bindaddr);
  }

  // The socket of a channel.
  public MulticastSocket(Mailbox box, DatagramChannel channel) {
    super(box, channel);
  }

  @Deprecated
  public void setTTL(byte ttl) throws IOException {
    setTimeToLive(ttl & 255);
  }

  public void setTimeToLive(int ttl) throws IOException {
    set(StandardSocketOptions.IP_MULTICAST_TTL, ttl);
  }

  @Deprecated
  public byte getTTL() throws IOException {
    return (byte) getTimeToLive();
  }

  public int getTimeToLive() throws IOException {
    return get(StandardSocketOptions.IP_MULTICAST_TTL);
  }

  @Deprecated
  public void joinGroup(InetAddress mcastaddr) throws IOException {
    join(Objects.requireNonNull(mcastaddr));
  }

  @Deprecated
  public void leaveGroup(InetAddress mcastaddr) throws IOException {
    leave(Objects.requireNonNull(mcastaddr));
  }

  @Deprecated
  public void setInterface(InetAddress inf) throws SocketException {
    if (inf == null) throw new SocketException("Invalid value 'null'");
    NetworkInterface found = NetworkInterface.getByInetAddress(inf);
    if (found == null) throw new SocketException("No network interface with address " + inf.getHostAddress());
    set(StandardSocketOptions.IP_MULTICAST_IF, found);
    interfaceAddress = inf;
  }

  private volatile InetAddress interfaceAddress;  // by which the interface has been set; null: otherwise

  @Deprecated
  public InetAddress getInterface() throws SocketException {
    NetworkInterface own = getNetworkInterface();
    InetAddress set = interfaceAddress;
    return set != null ? set : own.getInetAddresses().nextElement();
  }

  public void setNetworkInterface(NetworkInterface netIf) throws SocketException {
    set(StandardSocketOptions.IP_MULTICAST_IF, netIf);
    interfaceAddress = null;
  }

  public NetworkInterface getNetworkInterface() throws SocketException {
    NetworkInterface chosen = get(StandardSocketOptions.IP_MULTICAST_IF);
    return chosen == null ? NetworkInterface.any() : chosen;
  }

  // True: what it sends does not come back.
  @Deprecated
  public void setLoopbackMode(boolean disable) throws SocketException {
    set(StandardSocketOptions.IP_MULTICAST_LOOP, !disable);
  }

  @Deprecated
  public boolean getLoopbackMode() throws SocketException {
    return !get(StandardSocketOptions.IP_MULTICAST_LOOP);
  }

  @Deprecated
  public void send(DatagramPacket p, byte ttl) throws IOException {
    ensureOpen();
    send(p);
  }
}
