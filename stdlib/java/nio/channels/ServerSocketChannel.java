// Waits for connections from sockets of the same program (java.net.Loopback).
package java.nio.channels;

import heddle.SocketOwner;
import heddle.Watchers;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardProtocolFamily;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;

public abstract class ServerSocketChannel extends AbstractSelectableChannel implements NetworkChannel {
  protected ServerSocketChannel(SelectorProvider provider) {
    super(provider);
  }

  public static ServerSocketChannel open() throws IOException {
    return new OfSocket(false);
  }

  public static ServerSocketChannel open(ProtocolFamily family) throws IOException {
    SocketSettings.ensureKnown(family);
    return new OfSocket(family == StandardProtocolFamily.INET);
  }

  @Override
  public final int validOps() {
    return SelectionKey.OP_ACCEPT;
  }

  @Override
  public final ServerSocketChannel bind(SocketAddress local) throws IOException {
    return bind(local, 0);
  }

  public abstract ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException;

  @Override
  public abstract <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException;

  public abstract ServerSocket socket();

  public abstract SocketChannel accept() throws IOException;

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;

  private static final class OfSocket extends ServerSocketChannel {
    private final ServerSocket socket = new ServerSocket();
    private final SocketSettings settings = new SocketSettings(false);

    private final boolean version4;

    OfSocket(boolean version4) throws IOException {
      super(SelectorProvider.provider());
      this.version4 = version4;
      socket.$belongsTo(new SocketOwner() {
        @Override
        public ServerSocketChannel server() {
          return OfSocket.this;
        }
      });
    }

    private void ensureOpen() throws ClosedChannelException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    @Override
    public ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
      ensureOpen();
      if (socket.isBound()) throw new AlreadyBoundException();
      socket.bind(SocketSettings.bound(local, version4), backlog);
      return this;
    }

    @Override
    public SocketChannel accept() throws IOException {
      ensureOpen();
      if (!socket.isBound()) throw new NotYetBoundException();
      boolean waits = isBlocking();
      Socket end = null;
      if (waits) begin();
      try {
        end = socket.$accept(waits);
      } finally {
        if (waits) end(end != null);
      }
      if (end == null && !isOpen()) throw new AsynchronousCloseException();
      return end == null ? null : SocketChannel.of(end);
    }

    @Override
    public ServerSocket socket() {
      return socket;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
      ensureOpen();
      return socket.getLocalSocketAddress();
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
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
    public int $ready(int ops) {
      return socket.$canAccept() ? SelectionKey.OP_ACCEPT : 0;
    }

    @Override
    protected void $watch(Watchers watchers) {
      socket.$watch(watchers);
    }

    @Override
    protected boolean $open() {
      return !socket.isClosed();
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
      socket.close();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}

    @Override
    public String toString() {
      return "sun.nio.ch.ServerSocketChannelImpl[" + (isOpen() ? socket.isBound() ? SocketSettings.shown(socket.getLocalSocketAddress()) : "unbound" : "closed") + "]";
    }
  }
}
