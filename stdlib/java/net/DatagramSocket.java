// Sends and receives datagrams; whoever it sends to is in the same program (heddle.Mailbox).
package java.net;

import heddle.Letter;
import heddle.Mailbox;
import heddle.OptionValues;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

public class DatagramSocket implements Closeable {
  final Mailbox box;
  private final DatagramChannel channel;  // whose socket it is; null: it is none's
  private volatile int timeout;

  public DatagramSocket() throws SocketException {
    this(new InetSocketAddress(0));
  }

  public DatagramSocket(int port) throws SocketException {
    this(port, null);
  }

  public DatagramSocket(int port, InetAddress laddr) throws SocketException {
    this(new InetSocketAddress(laddr, port));
  }

  public DatagramSocket(SocketAddress bindaddr) throws SocketException {
    this(new Mailbox(), null);
    begin(bindaddr);
  }

  // The socket of a channel, or one that has not begun yet.
  DatagramSocket(Mailbox box, DatagramChannel channel) {
    this.box = box;
    this.channel = channel;
  }

  final void begin(SocketAddress bindaddr) throws SocketException {
    set(StandardSocketOptions.SO_BROADCAST, true);
    if (bindaddr != null) bindTo(bindaddr);
  }

  private static InetSocketAddress resolved(SocketAddress address) throws SocketException {
    if (!(address instanceof InetSocketAddress)) throw new UnsupportedAddressTypeException();
    InetSocketAddress known = (InetSocketAddress) address;
    if (known.isUnresolved()) throw new SocketException("Unresolved address");
    return known;
  }

  final void ensureOpen() throws SocketException {
    if (box.isClosed()) throw new SocketException("Socket is closed");
  }

  // --- where it is, and to whom it is connected

  public void bind(SocketAddress addr) throws SocketException {
    bindTo(addr == null ? new InetSocketAddress(0) : addr);
  }

  private void bindTo(SocketAddress address) throws SocketException {
    ensureOpen();
    if (box.isBound()) throw new SocketException("Already bound");
    InetSocketAddress to = resolved(address);
    if (box.bind(to.getAddress(), to.getPort())) return;
    ensureOpen();
    throw new SocketException("Already bound");
  }

  public void connect(InetAddress address, int port) {
    if (address == null) throw new IllegalArgumentException("Address can't be null");
    try {
      connect(new InetSocketAddress(address, port));
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void connect(SocketAddress addr) throws SocketException {
    if (addr == null) throw new IllegalArgumentException("Address can't be null");
    box.connect(resolved(addr), true);
  }

  public void disconnect() {
    box.disconnect();
  }

  public boolean isBound() {
    return box.isBound();
  }

  public boolean isConnected() {
    return box.remote() != null;
  }

  public InetAddress getInetAddress() {
    InetSocketAddress remote = box.remote();
    return remote == null ? null : remote.getAddress();
  }

  public int getPort() {
    InetSocketAddress remote = box.remote();
    return remote == null ? -1 : remote.getPort();
  }

  public SocketAddress getRemoteSocketAddress() {
    return box.remote();
  }

  public SocketAddress getLocalSocketAddress() {
    return isClosed() ? null : box.localSocketAddress();
  }

  public InetAddress getLocalAddress() {
    if (isClosed()) return null;
    return isBound() ? box.localAddress() : InetAddress.any();
  }

  public int getLocalPort() {
    if (isClosed()) return -1;
    return isBound() ? box.localPort() : 0;
  }

  // --- sending and receiving

  public void send(DatagramPacket p) throws IOException {
    synchronized (p) {
      InetSocketAddress remote = box.remote();
      if (p.getAddress() == null) {
        if (remote == null) throw new IllegalArgumentException("Address not set");
        p.setSocketAddress(remote);
      }
      if (isClosed()) throw new SocketException("Socket closed");
      InetSocketAddress to = (InetSocketAddress) p.getSocketAddress();
      if (remote != null && !to.equals(remote)) throw new IllegalArgumentException("Connected and packet address differ");
      ensureWaits();
      byte[] bytes = Arrays.copyOfRange(p.getData(), p.getOffset(), p.getOffset() + p.getLength());
      if (!box.send(bytes, to)) throw new SocketException("Socket closed");
    }
  }

  public void receive(DatagramPacket p) throws IOException {
    synchronized (p) {
      if (isClosed()) throw new SocketException("Socket closed");
      ensureWaits();
    }
    Letter letter = receive();
    if (letter == null) throw isClosed() ? new SocketException("Socket closed") : new SocketTimeoutException("Receive timed out");
    p.take(letter);
  }

  // An interrupt closes a channel, but no socket of its own.
  private Letter receive() throws IOException {
    try {
      return box.receive(timeout * 1000000L, channel != null);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      return null;
    }
  }

  private void ensureWaits() {
    if (channel != null && !channel.isBlocking()) throw new IllegalBlockingModeException();
  }

  // --- groups

  public void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
    join(group(mcastaddr));
  }

  public void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
    leave(group(mcastaddr));
  }

  private static InetAddress group(SocketAddress address) {
    if (!(address instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    InetSocketAddress known = (InetSocketAddress) address;
    if (known.isUnresolved()) throw new IllegalArgumentException("Unresolved address");
    return known.getAddress();
  }

  final void join(InetAddress group) throws IOException {
    if (!group.isMulticastAddress()) throw new SocketException("Not a multicast address");
    ensureOpen();
    if (box.membership(group, null) != null) throw new SocketException("Already a member of group");
    box.join(group, null);
  }

  final void leave(InetAddress group) throws IOException {
    if (!group.isMulticastAddress()) throw new SocketException("Not a multicast address");
    ensureOpen();
    if (box.membership(group, null) == null) throw new SocketException("Not a member of group");
    box.leave(box.membership(group, null));
  }

  // --- options

  public void setSoTimeout(int timeout) throws SocketException {
    if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
    ensureOpen();
    this.timeout = timeout;
  }

  public int getSoTimeout() throws SocketException {
    ensureOpen();
    return timeout;
  }

  final <T> void set(SocketOption<T> name, T value) throws SocketException {
    ensureOpen();
    box.settings().set(name, value);
  }

  final <T> T get(SocketOption<T> name) throws SocketException {
    ensureOpen();
    return box.settings().get(name);
  }

  public void setSendBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("Invalid send size");
    set(StandardSocketOptions.SO_SNDBUF, size);
  }

  public int getSendBufferSize() throws SocketException {
    return get(StandardSocketOptions.SO_SNDBUF);
  }

  public void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("Invalid receive size");
    set(StandardSocketOptions.SO_RCVBUF, size);
  }

  public int getReceiveBufferSize() throws SocketException {
    return get(StandardSocketOptions.SO_RCVBUF);
  }

  public void setReuseAddress(boolean on) throws SocketException {
    set(StandardSocketOptions.SO_REUSEADDR, on);
  }

  public boolean getReuseAddress() throws SocketException {
    return get(StandardSocketOptions.SO_REUSEADDR);
  }

  public void setBroadcast(boolean on) throws SocketException {
    set(StandardSocketOptions.SO_BROADCAST, on);
  }

  public boolean getBroadcast() throws SocketException {
    return get(StandardSocketOptions.SO_BROADCAST);
  }

  public void setTrafficClass(int tc) throws SocketException {
    set(StandardSocketOptions.IP_TOS, tc);
  }

  public int getTrafficClass() throws SocketException {
    return get(StandardSocketOptions.IP_TOS);
  }

  public <T> DatagramSocket setOption(SocketOption<T> name, T value) throws IOException {
    known(name).set(name, value);
    return this;
  }

  public <T> T getOption(SocketOption<T> name) throws IOException {
    return known(name).get(name);
  }

  private OptionValues known(SocketOption<?> name) throws IOException {
    OptionValues settings = box.settings();
    settings.ensureKnown(Objects.requireNonNull(name));
    if (isClosed()) throw new ClosedChannelException();
    return settings;
  }

  public Set<SocketOption<?>> supportedOptions() {
    return box.settings().names();
  }

  // --- the end

  @Override
  public void close() {
    if (channel == null) {
      box.close();
      return;
    }
    try {
      channel.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public boolean isClosed() {
    return box.isClosed();
  }

  public DatagramChannel getChannel() {
    return channel;
  }
}
