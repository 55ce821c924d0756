// An asynchronous channel over a socket (java.net.Loopback). At most one read and one write are under way. Whoever changes what
// they wait for tells the group (Watchers), one of whose threads then tries again.
package java.nio.channels;

import heddle.Watchers;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;

final class LoopbackAsynchronousSocket extends AsynchronousSocketChannel implements Watchers.Watcher {
  private static final int WAITS = -3;  // what `transfer` gives if nothing is possible yet

  private final LoopbackGroup group;
  private final Socket socket;
  private final SocketSettings settings = SocketSettings.asynchronous();
  private final Object state = new Object();
  private volatile SocketAddress remote;  // null: not connected
  private PendingOperation<Void, ?> connecting;
  private final Direction reading = new Direction(true);
  private final Direction writing = new Direction(false);

  // The reads, or the writes.
  private final class Direction {
    final boolean reads;
    volatile Transfer<?, ?> pending;  // guarded by `state`; null: none
    boolean killed;                   // nothing more may be done: guarded by `state`
    volatile boolean shut;

    Direction(boolean reads) {
      this.reads = reads;
    }

    // Tries to do what is pending; the operation is over if that has been possible. In the thread for events.
    void settle() {
      Transfer<?, ?> transfer;
      synchronized (state) {
        transfer = pending;
        if (transfer == null || !transfer.attempt()) return;
        pending = null;
      }
      transfer.finish();
    }

    // Who takes it tells what has come of it.
    Transfer<?, ?> take(Transfer<?, ?> only) {
      synchronized (state) {
        Transfer<?, ?> transfer = pending;
        if (transfer == null || only != null && transfer != only) return null;
        pending = null;
        return transfer;
      }
    }
  }

  // A read or a write.
  private final class Transfer<V, A> {
    private final boolean reads;
    private final ByteBuffer[] buffers;
    private final int offset;
    private final int length;
    private final LongFunction<V> boxed;
    final PendingOperation<V, A> operation;
    private long count;
    private Throwable failure;

    Transfer(boolean reads, ByteBuffer[] buffers, int offset, int length, LongFunction<V> boxed, A attachment, CompletionHandler<V, ? super A> handler) {
      this.reads = reads;
      this.buffers = buffers;
      this.offset = offset;
      this.length = length;
      this.boxed = boxed;
      operation = new PendingOperation<>(group, attachment, handler);
    }

    int room() {
      long sum = 0;
      for (int i = offset; i < offset + length; i++) sum += buffers[i].remaining();
      return (int) Math.min(sum, Integer.MAX_VALUE);
    }

    // False: it must wait.
    boolean attempt() {
      try {
        count = reads ? read() : write();
      } catch (IOException e) {
        failure = e instanceof SocketException ? new IOException(e.getMessage()) : e;
      }
      return count != WAITS;
    }

    private long read() throws IOException {
      byte[] bytes = new byte[room()];
      int n = socket.$read(bytes, false);
      if (n == -2) throw new AsynchronousCloseException();
      if (n == 0) return WAITS;
      for (int i = offset, done = 0; done < n; i++) {
        int part = Math.min(buffers[i].remaining(), n - done);
        buffers[i].put(bytes, done, part);
        done += part;
      }
      return n;
    }

    private long write() throws IOException {
      byte[] bytes = new byte[room()];
      for (int i = offset, done = 0; i < offset + length && done < bytes.length; i++) {
        int part = Math.min(buffers[i].remaining(), bytes.length - done);
        buffers[i].get(buffers[i].position(), bytes, done, part);
        done += part;
      }
      int n = socket.$write(bytes, false);
      if (n == -2) throw new AsynchronousCloseException();
      if (n == 0) return WAITS;
      for (int i = offset, left = n; left > 0; i++) {
        int part = Math.min(left, buffers[i].remaining());
        buffers[i].position(buffers[i].position() + part);
        left -= part;
      }
      return n;
    }

    private V result() {
      return failure != null ? null : boxed.apply(count);
    }

    void finish() {
      operation.finish(result(), failure);
    }

    void invoke() {
      operation.invoke(result(), failure);
    }

    Future<V> over(long result, Throwable cause) {
      count = result;
      failure = cause;
      invoke();
      return operation.future();
    }
  }

  LoopbackAsynchronousSocket(LoopbackGroup group) {
    this(group, new Socket());
  }

  // Accepted.
  LoopbackAsynchronousSocket(LoopbackGroup group, Socket socket) {
    super(AsynchronousChannelProvider.provider());
    this.group = group;
    this.socket = socket;
    group.add(this);
    if (!socket.isConnected()) return;
    remote = socket.getRemoteSocketAddress();
    watch();
  }

  private void watch() {
    Watchers watchers = new Watchers();
    watchers.add(this);
    socket.$watch(watchers);
  }

  // The socket has changed; its monitor is held.
  @Override
  public void news() {
    if (reading.pending != null) group.dispatch(reading::settle);
    if (writing.pending != null) group.dispatch(writing::settle);
  }

  private void ensureOpen() throws ClosedChannelException {
    if (!isOpen()) throw new ClosedChannelException();
  }

  // --- connecting: at once, since the other end is here; but that is told later

  @Override
  public AsynchronousSocketChannel bind(SocketAddress local) throws IOException {
    ensureOpen();
    synchronized (state) {
      if (connecting != null) throw new ConnectionPendingException();
      if (socket.isBound()) throw new AlreadyBoundException();
      socket.bind(SocketSettings.bound(local, false));
    }
    return this;
  }

  @Override
  public Future<Void> connect(SocketAddress remote) {
    return begin(remote, null, null);
  }

  @Override
  public <A> void connect(SocketAddress remote, A attachment, CompletionHandler<Void, ? super A> handler) {
    begin(remote, attachment, nonNull(handler));
  }

  private <A> Future<Void> begin(SocketAddress remote, A attachment, CompletionHandler<Void, ? super A> handler) {
    PendingOperation<Void, A> operation = new PendingOperation<>(group, attachment, handler);
    if (!isOpen()) {
      operation.invoke(null, new ClosedChannelException());
      return operation.future();
    }
    InetSocketAddress to = SocketSettings.checked(Objects.requireNonNull(remote));
    synchronized (state) {
      if (this.remote != null) throw new AlreadyConnectedException();
      if (connecting != null) throw new ConnectionPendingException();
      connecting = operation;
    }
    operation.whenCancelled(mayInterrupt -> cancelled(true, true, mayInterrupt));
    IOException refusal = null;
    try {
      socket.connect(to);
    } catch (IOException e) {
      refusal = e;
    }
    IOException failure = refusal;
    group.dispatch(() -> connected(operation, failure));
    return operation.future();
  }

  private void connected(PendingOperation<Void, ?> operation, IOException failure) {
    synchronized (state) {
      if (connecting != operation) return;  // it has been closed meanwhile
      connecting = null;
      if (failure == null) remote = socket.getRemoteSocketAddress();
    }
    if (failure == null) watch();
    else closeQuietly();
    operation.finish(null, failure);
  }

  // --- reading and writing

  private <V, A> Future<V> begin(Direction direction, ByteBuffer[] buffers, int offset, int length, LongFunction<V> boxed, long timeout,
      TimeUnit unit, A attachment, CompletionHandler<V, ? super A> handler) {
    Transfer<V, A> transfer = new Transfer<>(direction.reads, buffers, offset, length, boxed, attachment, handler);
    if (!isOpen()) return transfer.over(0, new ClosedChannelException());
    if (remote == null) throw new NotYetConnectedException();
    boolean scatters = direction.reads && boxed.apply(0) instanceof Long;  // (as on OpenJDK: also into no room at all)
    boolean empty = !scatters && transfer.room() == 0;
    transfer.operation.whenCancelled(mayInterrupt -> cancelled(direction.reads, !direction.reads, mayInterrupt));
    synchronized (state) {
      if (direction.killed) {
        throw new IllegalStateException((direction.reads ? "Reading" : "Writing") + " not allowed due to timeout or cancellation");
      }
      if (direction.pending != null) throw direction.reads ? new ReadPendingException() : new WritePendingException();
      if (!direction.shut && !empty) direction.pending = transfer;
    }
    if (direction.shut) return direction.reads ? transfer.over(-1, null) : transfer.over(0, new ClosedChannelException());
    if (empty) return transfer.over(0, null);
    if (handler == null || group.mayPerformHere()) {
      boolean done;
      synchronized (state) {
        if (direction.pending != transfer) return transfer.operation.future();
        done = transfer.attempt();
        if (done) direction.pending = null;
        else if (timeout > 0) transfer.operation.setLimit(group.schedule(() -> late(direction, transfer), timeout, unit));
      }
      if (done) transfer.invoke();
    } else {
      synchronized (state) {
        if (timeout > 0 && direction.pending == transfer) {
          transfer.operation.setLimit(group.schedule(() -> late(direction, transfer), timeout, unit));
        }
      }
      boolean ready = direction.reads ? socket.$canBeRead() : socket.$canBeWritten();
      if (ready || !isOpen()) group.dispatch(direction::settle);
    }
    return transfer.operation.future();
  }

  // Its time is up: whether something has been moved is not known to the program, so that nothing more may be.
  private void late(Direction direction, Transfer<?, ?> transfer) {
    synchronized (state) {
      if (direction.take(transfer) == null) return;
      direction.killed = true;
    }
    transfer.operation.tell(null, new InterruptedByTimeoutException());
  }

  private void cancelled(boolean reads, boolean writes, boolean mayInterrupt) {
    synchronized (state) {
      if (reads) {
        reading.killed = true;
        reading.pending = null;
      }
      if (writes) {
        writing.killed = true;
        writing.pending = null;
      }
    }
    if (mayInterrupt) closeQuietly();
  }

  private static <H> H nonNull(H handler) {
    if (handler == null) throw new NullPointerException("'handler' is null");
    return handler;
  }

  private static void ensureWritable(ByteBuffer buffer) {
    if (buffer.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
  }

  @Override
  public Future<Integer> read(ByteBuffer dst) {
    ensureWritable(dst);
    return begin(reading, new ByteBuffer[] {dst}, 0, 1, n -> (int) n, 0, null, null, null);
  }

  @Override
  public <A> void read(ByteBuffer dst, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler) {
    nonNull(handler);
    ensureWritable(dst);
    begin(reading, new ByteBuffer[] {dst}, 0, 1, n -> (int) n, timeout, unit, attachment, handler);
  }

  @Override
  public <A> void read(ByteBuffer[] dsts, int offset, int length, long timeout, TimeUnit unit, A attachment, CompletionHandler<Long, ? super A> handler) {
    nonNull(handler);
    Objects.checkFromIndexSize(offset, length, dsts.length);
    ByteBuffer[] own = dsts.clone();
    for (int i = offset; i < offset + length; i++) ensureWritable(own[i]);
    begin(reading, own, offset, length, n -> n, timeout, unit, attachment, handler);
  }

  @Override
  public Future<Integer> write(ByteBuffer src) {
    return begin(writing, new ByteBuffer[] {src}, 0, 1, n -> (int) n, 0, null, null, null);
  }

  @Override
  public <A> void write(ByteBuffer src, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler) {
    nonNull(handler);
    begin(writing, new ByteBuffer[] {src}, 0, 1, n -> (int) n, timeout, unit, attachment, handler);
  }

  @Override
  public <A> void write(ByteBuffer[] srcs, int offset, int length, long timeout, TimeUnit unit, A attachment, CompletionHandler<Long, ? super A> handler) {
    nonNull(handler);
    Objects.checkFromIndexSize(offset, length, srcs.length);
    begin(writing, srcs.clone(), offset, length, n -> n, timeout, unit, attachment, handler);
  }

  @Override
  public AsynchronousSocketChannel shutdownInput() throws IOException {
    ensureOpen();
    if (remote == null) throw new NotYetConnectedException();
    if (!reading.shut) {
      reading.shut = true;
      socket.shutdownInput();
    }
    return this;
  }

  @Override
  public AsynchronousSocketChannel shutdownOutput() throws IOException {
    ensureOpen();
    if (remote == null) throw new NotYetConnectedException();
    if (!writing.shut) {
      writing.shut = true;
      socket.shutdownOutput();
    }
    return this;
  }

  // --- its end

  @Override
  public boolean isOpen() {
    return !socket.isClosed();
  }

  private void closeQuietly() {
    try {
      close();
    } catch (IOException e) {
      // Something else is told.
    }
  }

  @Override
  public void close() throws IOException {
    if (!isOpen()) return;
    socket.close();
    Transfer<?, ?> read = reading.take(null), write = writing.take(null);
    PendingOperation<Void, ?> connect;
    synchronized (state) {
      connect = connecting;
      connecting = null;
    }
    if (connect != null) connect.tell(null, new AsynchronousCloseException());
    if (read != null) read.operation.tell(null, new AsynchronousCloseException());
    if (write != null) write.operation.tell(null, new AsynchronousCloseException());
    group.remove(this);
  }

  // --- what it is

  @Override
  public SocketAddress getRemoteAddress() throws IOException {
    ensureOpen();
    return remote;
  }

  @Override
  public SocketAddress getLocalAddress() throws IOException {
    ensureOpen();
    return socket.getLocalSocketAddress();
  }

  @Override
  public <T> AsynchronousSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
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
    StringBuilder text = new StringBuilder("sun.nio.ch.UnixAsynchronousSocketChannelImpl[");
    if (!isOpen()) return text.append("closed]").toString();
    text.append(remote != null ? "connected" : connecting != null ? "connection-pending" : "unconnected");
    if (reading.shut) text.append(" ishut");
    if (writing.shut) text.append(" oshut");
    if (socket.isBound()) text.append(" local=").append(SocketSettings.shown(socket.getLocalSocketAddress()));
    if (remote != null) text.append(" remote=").append(SocketSettings.shown(remote));
    return text.append(']').toString();
  }
}
