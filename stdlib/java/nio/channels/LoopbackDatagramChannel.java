// A channel of datagrams; whoever it sends to is in the same program (heddle.Mailbox).
package java.nio.channels;

import heddle.Letter;
import heddle.Mailbox;
import heddle.Membership;
import heddle.Watchers;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.PortUnreachableException;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;
import java.util.Set;

final class LoopbackDatagramChannel extends DatagramChannel {
  private final Mailbox box = new Mailbox();
  private final DatagramSocket socket = new MulticastSocket(box, this);

  private final boolean version4;

  LoopbackDatagramChannel(boolean version4) {
    super(SelectorProvider.provider());
    this.version4 = version4;
  }

  private void ensureOpen() throws ClosedChannelException {
    if (!isOpen()) throw new ClosedChannelException();
  }

  // --- where it is, and to whom it is connected

  @Override
  public DatagramChannel bind(SocketAddress local) throws IOException {
    ensureOpen();
    if (box.isBound()) throw new AlreadyBoundException();
    InetSocketAddress to = local == null ? new InetSocketAddress(0) : SocketSettings.checked(local);
    if (!box.bind(to.getAddress(), to.getPort())) {
      ensureOpen();
      throw new AlreadyBoundException();
    }
    return this;
  }

  @Override
  public DatagramChannel connect(SocketAddress remote) throws IOException {
    InetSocketAddress to = SocketSettings.checked(Objects.requireNonNull(remote));
    ensureOpen();
    if (!box.connect(to, false)) throw new ClosedChannelException();
    return this;
  }

  @Override
  public DatagramChannel disconnect() throws IOException {
    box.disconnect();
    return this;
  }

  @Override
  public boolean isConnected() {
    return isOpen() && box.remote() != null;
  }

  @Override
  public SocketAddress getRemoteAddress() throws IOException {
    ensureOpen();
    return box.remote();
  }

  @Override
  public SocketAddress getLocalAddress() throws IOException {
    ensureOpen();
    InetSocketAddress local = box.localSocketAddress();
    return local == null || !local.getAddress().isAnyLocalAddress() ? local : SocketSettings.bound(local, version4);
  }

  @Override
  public DatagramSocket socket() {
    return socket;
  }

  // --- sending and receiving

  private ClosedChannelException closed() {
    return isBlocking() ? new AsynchronousCloseException() : new ClosedChannelException();
  }

  // In front of an operation that may wait.
  private void ensureUsable() throws IOException {
    if (!isOpen()) throw closed();
    if (isBlocking()) SocketSettings.ensureUninterrupted(this);
  }

  private void ensureConnected() throws IOException {
    ensureUsable();
    if (box.remote() == null) throw new NotYetConnectedException();
  }

  // Null: nothing has come, and it does not wait.
  private Letter next() throws IOException {
    boolean waits = isBlocking();
    Letter letter = null;
    if (waits) begin();
    try {
      letter = box.receive(waits ? 0 : -1, false);
    } catch (InterruptedException e) {
      throw new AssertionError(e);  // it does not wait interruptibly
    } finally {
      if (waits) end(letter != null);
    }
    if (letter == null && !isOpen()) throw closed();
    return letter;
  }

  // How many bytes there was room for; the rest of the datagram is lost.
  private static int put(Letter letter, ByteBuffer dst) {
    int n = Math.min(letter.bytes().length, dst.remaining());
    dst.put(letter.bytes(), 0, n);
    return n;
  }

  private int post(ByteBuffer src, InetSocketAddress to) throws IOException {
    byte[] bytes = new byte[src.remaining()];
    src.get(src.position(), bytes);
    if (!box.send(bytes, to)) throw closed();
    src.position(src.limit());
    return bytes.length;
  }

  @Override
  public SocketAddress receive(ByteBuffer dst) throws IOException {
    if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    ensureUsable();
    Letter letter = next();
    if (letter == null) return null;
    put(letter, dst);
    return letter.source();
  }

  @Override
  public int send(ByteBuffer src, SocketAddress target) throws IOException {
    Objects.requireNonNull(src);
    InetSocketAddress to = SocketSettings.checked(Objects.requireNonNull(target));
    ensureUsable();
    InetSocketAddress remote = box.remote();
    if (remote != null && !to.equals(remote)) throw new AlreadyConnectedException();
    return post(src, to);
  }

  @Override
  public int read(ByteBuffer dst) throws IOException {
    Objects.requireNonNull(dst);
    ensureConnected();
    if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    if (!dst.hasRemaining()) return 0;
    Letter letter = next();
    return letter == null ? 0 : put(letter, dst);
  }

  @Override
  public int write(ByteBuffer src) throws IOException {
    Objects.requireNonNull(src);
    ensureConnected();
    try {
      return post(src, null);
    } catch (PortUnreachableException e) {
      throw e;
    } catch (SocketException e) {
      throw new IOException(e.getMessage());
    }
  }

  @Override
  public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, dsts.length);
    ensureConnected();
    return Transit.scatter(this, dsts, offset, length);
  }

  @Override
  public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, srcs.length);
    ensureConnected();
    return Transit.gather(this, srcs, offset, length);
  }

  // --- groups

  @Override
  public MembershipKey join(InetAddress group, NetworkInterface interf) throws IOException {
    return member(group, interf, null);
  }

  @Override
  public MembershipKey join(InetAddress group, NetworkInterface interf, InetAddress source) throws IOException {
    Objects.requireNonNull(source);
    return member(group, interf, source);
  }

  private MembershipKey member(InetAddress group, NetworkInterface interf, InetAddress source) throws IOException {
    if (!group.isMulticastAddress()) throw new IllegalArgumentException("Group not a multicast address");
    if (source != null) ensureSource(source);
    Objects.requireNonNull(interf);
    ensureOpen();
    Membership membership = box.join(group, source);
    if (membership == null) throw new ClosedChannelException();
    return keyOf(membership, interf);
  }

  private MembershipKey keyOf(Membership membership, NetworkInterface interf) {
    synchronized (membership) {
      if (membership.key() == null) membership.key(new Key(membership, interf));
      return (MembershipKey) membership.key();
    }
  }

  private static void ensureSource(InetAddress source) {
    if (source.isAnyLocalAddress()) throw new IllegalArgumentException("Source address is a wildcard address");
    if (source.isMulticastAddress()) throw new IllegalArgumentException("Source address is multicast address");
  }

  private final class Key extends MembershipKey {
    private final Membership membership;
    private final NetworkInterface interf;

    Key(Membership membership, NetworkInterface interf) {
      this.membership = membership;
      this.interf = interf;
    }

    @Override
    public boolean isValid() {
      return box.isMember(membership);
    }

    @Override
    public void drop() {
      box.leave(membership);
    }

    @Override
    public MembershipKey block(InetAddress source) throws IOException {
      ensureSource(source);
      box.block(membership, source);
      return this;
    }

    @Override
    public MembershipKey unblock(InetAddress source) {
      box.unblock(membership, source);
      return this;
    }

    @Override
    public MulticastChannel channel() {
      return LoopbackDatagramChannel.this;
    }

    @Override
    public InetAddress group() {
      return membership.group();
    }

    @Override
    public NetworkInterface networkInterface() {
      return interf;
    }

    @Override
    public InetAddress sourceAddress() {
      return membership.source();
    }

    @Override
    public String toString() {
      String source = membership.source() == null ? "" : "," + membership.source().getHostAddress();
      return "<" + membership.group().getHostAddress() + "," + interf.getName() + source + ">";
    }
  }

  // --- options

  @Override
  public <T> DatagramChannel setOption(SocketOption<T> name, T value) throws IOException {
    box.settings().ensureKnown(name);
    ensureOpen();
    box.settings().set(name, value);
    return this;
  }

  @Override
  public <T> T getOption(SocketOption<T> name) throws IOException {
    box.settings().ensureKnown(name);
    ensureOpen();
    return box.settings().get(name);
  }

  @Override
  public Set<SocketOption<?>> supportedOptions() {
    return box.settings().names();
  }

  // --- selectors

  @Override
  public int $ready(int ops) {
    int writes = ops & SelectionKey.OP_WRITE;
    return (ops & SelectionKey.OP_READ) != 0 && box.canBeRead() ? writes | SelectionKey.OP_READ : writes;
  }

  @Override
  protected void $watch(Watchers watchers) {
    box.watch(watchers);
  }

  @Override
  protected void implCloseSelectableChannel() {
    box.close();
  }

  @Override
  public String toString() {
    return SocketSettings.named("DatagramChannelImpl", this);
  }

  @Override
  protected void implConfigureBlocking(boolean block) throws IOException {
    if (!box.awaitIdle()) throw new ClosedChannelException();
  }
}
