// One end of a connection; the other end is in the same program (java.net.Loopback). It may be a Socket there.
package java.nio.channels;

import heddle.SocketOwner;
import heddle.Watchers;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;
import java.util.Set;

public abstract class SocketChannel extends AbstractSelectableChannel
    implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, NetworkChannel {
  protected SocketChannel(SelectorProvider provider) {
    super(provider);
  }

  public static SocketChannel open() throws IOException {
    return new OfSocket(new Socket());
  }

  public static SocketChannel open(ProtocolFamily family) throws IOException {
    SocketSettings.ensureKnown(family);
    return open();
  }

  public static SocketChannel open(SocketAddress remote) throws IOException {
    SocketChannel channel = open();
    try {
      channel.connect(remote);
      return channel;
    } catch (Throwable e) {
      channel.close();
      throw e;
    }
  }

  static SocketChannel of(Socket end) {
    return new OfSocket(end);
  }

  @Override
  public final int validOps() {
    return SelectionKey.OP_READ | SelectionKey.OP_WRITE | SelectionKey.OP_CONNECT;
  }

  @Override
  public abstract SocketChannel bind(SocketAddress local) throws IOException;

  @Override
  public abstract <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException;

  public abstract SocketChannel shutdownInput() throws IOException;

  public abstract SocketChannel shutdownOutput() throws IOException;

  public abstract Socket socket();

  public abstract boolean isConnected();

  public abstract boolean isConnectionPending();

  public abstract boolean connect(SocketAddress remote) throws IOException;

  public abstract boolean finishConnect() throws IOException;

  public abstract SocketAddress getRemoteAddress() throws IOException;

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;

  @Override
  public abstract int read(ByteBuffer dst) throws IOException;

  @Override
  public abstract long read(ByteBuffer[] dsts, int offset, int length) throws IOException;

  @Override
  public final long read(ByteBuffer[] dsts) throws IOException {
    return read(dsts, 0, dsts.length);
  }

  @Override
  public abstract int write(ByteBuffer src) throws IOException;

  @Override
  public abstract long write(ByteBuffer[] srcs, int offset, int length) throws IOException;

  @Override
  public final long write(ByteBuffer[] srcs) throws IOException {
    return write(srcs, 0, srcs.length);
  }

  private static final class OfSocket extends SocketChannel {
    private final Socket socket;
    private final SocketSettings settings = new SocketSettings(true);
    private volatile boolean pending;
    private IOException refusal;  // pending: with this it will end
    private Watchers watchers;    // guarded by `settings`; null: it has not been registered

    OfSocket(Socket socket) {
      super(SelectorProvider.provider());
      this.socket = socket;
      socket.$belongsTo(new SocketOwner() {
        @Override
        public SocketChannel connection() {
          return OfSocket.this;
        }
      });
    }

    private void ensureOpen() throws ClosedChannelException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    private void ensureConnected() throws ClosedChannelException {
      ensureOpen();
      if (!isConnected()) throw new NotYetConnectedException();
    }

    // --- connecting: at once, since the other end is here. Without waiting that is told by finishConnect only.

    @Override
    public SocketChannel bind(SocketAddress local) throws IOException {
      ensureOpen();
      if (socket.isBound()) throw new AlreadyBoundException();
      socket.bind(SocketSettings.bound(local, false));
      return this;
    }

    @Override
    public boolean connect(SocketAddress remote) throws IOException {
      InetSocketAddress to = SocketSettings.checked(Objects.requireNonNull(remote));
      ensureOpen();
      if (pending) throw new ConnectionPendingException();
      if (socket.isConnected()) throw new AlreadyConnectedException();
      boolean waits = isBlocking();
      if (waits) SocketSettings.ensureUninterrupted(this);
      try {
        socket.connect(to);
      } catch (ConnectException e) {
        if (waits) {
          close();
          throw e;
        }
        refusal = e;
      } catch (IOException e) {
        close();
        throw e;
      }
      synchronized (settings) {
        pending = !waits;
        if (refusal == null && watchers != null) socket.$watch(watchers);
        Watchers.tell(watchers);
      }
      return waits;
    }

    @Override
    public boolean finishConnect() throws IOException {
      ensureOpen();
      if (!pending && !socket.isConnected()) throw new NoConnectionPendingException();
      pending = false;
      if (refusal == null) return true;
      close();
      throw refusal;
    }

    @Override
    public boolean isConnected() {
      return isOpen() && !pending && socket.isConnected();
    }

    @Override
    public boolean isConnectionPending() {
      return pending;
    }

    // --- selectors

    @Override
    public int $ready(int ops) {
      if (pending) return ops & SelectionKey.OP_CONNECT;
      if (!socket.isConnected()) return 0;
      int reads = (ops & SelectionKey.OP_READ) != 0 && socket.$canBeRead() ? SelectionKey.OP_READ : 0;
      return (ops & SelectionKey.OP_WRITE) != 0 && socket.$canBeWritten() ? reads | SelectionKey.OP_WRITE : reads;
    }

    @Override
    protected void $watch(Watchers watchers) {
      synchronized (settings) {
        this.watchers = watchers;
        if (socket.isConnected()) socket.$watch(watchers);
      }
    }

    // --- reading and writing

    // Behind an operation, with how many bytes, or why not (Socket.$read).
    private void ended(int n, boolean waits) throws IOException {
      if (waits) end(n > 0 || n == -3);
      if (n == -3) throw new ClosedChannelException();
      if (n == -2) throw new AsynchronousCloseException();
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
      Objects.requireNonNull(dst);
      ensureConnected();
      if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
      byte[] bytes = new byte[dst.remaining()];
      boolean waits = isBlocking();
      int n = 0;
      if (waits) begin();
      try {
        n = socket.$read(bytes, waits);
      } finally {
        ended(n, waits);
      }
      if (n > 0) dst.put(bytes, 0, n);
      return n;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
      Objects.requireNonNull(src);
      ensureConnected();
      if (socket.isOutputShutdown()) throw new AsynchronousCloseException();
      byte[] bytes = new byte[src.remaining()];
      src.get(src.position(), bytes);
      boolean waits = isBlocking();
      int n = 0;
      if (waits) begin();
      try {
        n = socket.$write(bytes, waits);
      } catch (SocketException e) {
        throw new IOException(e.getMessage());
      } finally {
        ended(n, waits);
      }
      src.position(src.position() + n);
      return n;
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, dsts.length);
      return Transit.scatter(this, dsts, offset, length);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, srcs.length);
      return Transit.gather(this, srcs, offset, length);
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
      ensureConnected();
      if (!socket.isInputShutdown()) socket.shutdownInput();
      return this;
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
      ensureConnected();
      if (!socket.isOutputShutdown()) socket.shutdownOutput();
      return this;
    }

    // --- what it is

    @Override
    public Socket socket() {
      return socket;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
      ensureOpen();
      return socket.getRemoteSocketAddress();
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
      ensureOpen();
      return socket.getLocalSocketAddress();
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
      settings.ensureKnown(name);
      ensureOpen();
      socket.setOption(name, value);
      return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
      settings.ensureKnown(name);
      ensureOpen();
      return socket.getOption(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
      return settings.names();
    }

    @Override
    protected boolean $open() {
      return pending || !socket.isClosed();
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
      socket.$close(isRegistered());
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}

    @Override
    public String toString() {
      String state = !isOpen() ? "closed" : pending ? "connection-pending" : socket.isConnected() ? "connected" : "unconnected";
      if (isConnected() && isOpen()) state += (socket.isInputShutdown() ? " ishut" : "") + (socket.isOutputShutdown() ? " oshut" : "");
      if (isOpen() && socket.isBound()) state += " local=" + SocketSettings.shown(socket.getLocalSocketAddress());
      if (isOpen() && socket.isConnected()) state += " remote=" + SocketSettings.shown(socket.getRemoteSocketAddress());
      return SocketChannel.class.getName() + "[" + state + "]";
    }
  }
}
