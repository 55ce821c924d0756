// Waits for connections from sockets of the same program (java.net.Loopback).
package java.nio.channels;

import heddle.Watchers;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;

public abstract class ServerSocketChannel extends AbstractSelectableChannel implements NetworkChannel {
  protected ServerSocketChannel(SelectorProvider provider) {
    super(provider);
  }

  public static ServerSocketChannel open() throws IOException {
    return new OfSocket();
  }

  public static ServerSocketChannel open(ProtocolFamily family) throws IOException {
    SocketSettings.ensureKnown(family);
    return open();
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

    OfSocket() throws IOException {
      super(SelectorProvider.provider());
    }

    private void ensureOpen() throws ClosedChannelException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    @Override
    public ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
      ensureOpen();
      if (socket.isBound()) throw new AlreadyBoundException();
      socket.bind(local == null ? new InetSocketAddress(0) : SocketSettings.checked(local), backlog);
      return this;
    }

    @Override
    public SocketChannel accept() throws IOException {
      ensureOpen();
      if (!socket.isBound()) throw new NotYetBoundException();
      if (isBlocking()) SocketSettings.ensureUninterrupted(this);
      Socket end;
      try {
        end = socket.$accept(isBlocking());
      } catch (InterruptedException e) {
        close();
        Thread.currentThread().interrupt();
        throw new ClosedByInterruptException();
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
      ensureOpen();
      settings.set(name, value);
      return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
      ensureOpen();
      return settings.get(name);
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
      return ServerSocketChannel.class.getName() + "[" + (isOpen() ? socket.isBound() ? SocketSettings.shown(socket.getLocalSocketAddress()) : "unbound" : "closed") + "]";
    }
  }
}
