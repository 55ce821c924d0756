// An asynchronous channel over a server socket (java.net.Loopback). At most one accept is under way.
package java.nio.channels;

import heddle.Watchers;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Set;
import java.util.concurrent.Future;

final class LoopbackAsynchronousServer extends AsynchronousServerSocketChannel implements Watchers.Watcher {
  private final LoopbackGroup group;
  private final ServerSocket socket;
  private final SocketSettings settings = new SocketSettings(false);
  private final Object state = new Object();
  private volatile PendingOperation<AsynchronousSocketChannel, ?> accepting;  // guarded by `state`; null: none
  private boolean killed;

  LoopbackAsynchronousServer(LoopbackGroup group) throws IOException {
    super(AsynchronousChannelProvider.provider());
    this.group = group;
    socket = new ServerSocket();
    group.add(this);
    Watchers watchers = new Watchers();
    watchers.add(this);
    socket.$watch(watchers);
  }

  @Override
  public void news() {
    if (accepting != null) group.dispatch(this::settle);
  }

  private void ensureOpen() throws ClosedChannelException {
    if (!isOpen()) throw new ClosedChannelException();
  }

  @Override
  public AsynchronousServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
    InetSocketAddress at = SocketSettings.bound(local, false);
    ensureOpen();
    synchronized (state) {
      if (socket.isBound()) throw new AlreadyBoundException();
      socket.bind(at, backlog);
    }
    return this;
  }

  // --- accepting

  // Null: nobody has come.
  private Socket poll() {
    return socket.$accept(false);
  }

  private void settle() {
    PendingOperation<AsynchronousSocketChannel, ?> operation;
    Socket end;
    synchronized (state) {
      operation = accepting;
      if (operation == null) return;
      end = poll();
      if (end == null && isOpen()) return;
      accepting = null;
    }
    if (end == null) {
      operation.finish(null, new AsynchronousCloseException());
      return;
    }
    try {
      operation.finish(new LoopbackAsynchronousSocket(group, end), null);
    } catch (ShutdownChannelGroupException e) {
      end.$close(true);
      operation.finish(null, new IOException(e));
    }
  }

  @Override
  public Future<AsynchronousSocketChannel> accept() {
    return begin(null, null);
  }

  @Override
  public <A> void accept(A attachment, CompletionHandler<AsynchronousSocketChannel, ? super A> handler) {
    if (handler == null) throw new NullPointerException("'handler' is null");
    begin(attachment, handler);
  }

  private <A> Future<AsynchronousSocketChannel> begin(A attachment, CompletionHandler<AsynchronousSocketChannel, ? super A> handler) {
    PendingOperation<AsynchronousSocketChannel, A> operation = new PendingOperation<>(group, attachment, handler);
    if (!isOpen()) {
      operation.invoke(null, new ClosedChannelException());
      return operation.future();
    }
    if (!socket.isBound()) throw new NotYetBoundException();
    operation.whenCancelled(mayInterrupt -> cancelled(operation, mayInterrupt));
    Socket end = null;
    synchronized (state) {
      if (killed) throw new RuntimeException("Accept not allowed due cancellation");
      if (accepting != null) throw new AcceptPendingException();
      end = poll();
      if (end == null) accepting = operation;
    }
    if (end != null) {
      AsynchronousSocketChannel channel = null;
      Throwable failure = null;
      try {
        channel = new LoopbackAsynchronousSocket(group, end);
      } catch (ShutdownChannelGroupException e) {
        end.$close(true);
        failure = new IOException(e);
      }
      operation.tell(channel, failure);
    } else if (socket.$canAccept() || !isOpen()) {
      group.dispatch(this::settle);
    }
    return operation.future();
  }

  private void cancelled(PendingOperation<AsynchronousSocketChannel, ?> operation, boolean mayInterrupt) {
    synchronized (state) {
      killed = true;
      if (accepting == operation) accepting = null;
    }
    if (!mayInterrupt) return;
    try {
      close();
    } catch (IOException e) {
      // That it has been cancelled is what is told.
    }
  }

  // --- its end

  @Override
  public boolean isOpen() {
    return !socket.isClosed();
  }

  @Override
  public void close() throws IOException {
    if (!isOpen()) return;
    socket.close();
    PendingOperation<AsynchronousSocketChannel, ?> operation;
    synchronized (state) {
      operation = accepting;
      accepting = null;
    }
    if (operation != null) operation.tell(null, new AsynchronousCloseException());
    group.remove(this);
  }

  // --- what it is

  @Override
  public SocketAddress getLocalAddress() throws IOException {
    ensureOpen();
    return socket.getLocalSocketAddress();
  }

  @Override
  public <T> AsynchronousServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
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
  public String toString() {
    String state = !isOpen() ? "closed" : socket.isBound() ? SocketSettings.shown(socket.getLocalSocketAddress()) : "unbound";
    return "sun.nio.ch.UnixAsynchronousServerSocketChannelImpl[" + state + "]";
  }
}
