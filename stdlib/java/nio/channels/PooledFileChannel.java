// The channel of a file whose operations are tasks of an executor, as on OpenJDK.
package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

final class PooledFileChannel extends AsynchronousFileChannel {
  private static final class Default {
    static final ExecutorService EXECUTOR = LoopbackGroup.daemons();
  }

  private final FileChannel file;
  private final ExecutorService executor;
  private final boolean readable;
  private final boolean writable;

  private PooledFileChannel(FileChannel file, ExecutorService executor, boolean readable, boolean writable) {
    this.file = file;
    this.executor = executor;
    this.readable = readable;
    this.writable = writable;
  }

  static AsynchronousFileChannel opened(Path path, Set<? extends OpenOption> options, ExecutorService executor, FileAttribute<?>... attrs)
      throws IOException {
    if (options.contains(StandardOpenOption.APPEND)) throw new UnsupportedOperationException("APPEND not allowed");
    boolean writable = options.contains(StandardOpenOption.WRITE);
    boolean readable = options.contains(StandardOpenOption.READ) || !writable;
    FileChannel file = FileChannel.open(path, options, attrs);
    ((heddle.OpenFileChannel) file).closesOnNoInterrupt();
    return new PooledFileChannel(file, executor == null ? Default.EXECUTOR : executor, readable, writable);
  }

  // --- operations

  private static void ensure(boolean handler) {
    if (!handler) throw new NullPointerException("'handler' is null");
  }

  // The future, if there is no handler.
  private <V, A> Future<V> perform(Callable<V> operation, A attachment, CompletionHandler<V, ? super A> handler) {
    CompletableFuture<V> future = handler == null ? new CompletableFuture<>() : null;
    executor.execute(() -> {
      V result = null;
      Throwable failure = null;
      try {
        result = operation.call();
      } catch (ClosedChannelException e) {
        failure = new AsynchronousCloseException();
      } catch (Exception e) {
        failure = e;
      }
      tell(future, result, failure, attachment, handler);
    });
    return future;
  }

  private static <V, A> void tell(CompletableFuture<V> future, V result, Throwable failure, A attachment, CompletionHandler<V, ? super A> handler) {
    if (future == null) {
      if (failure == null) handler.completed(result, attachment);
      else handler.failed(failure, attachment);
    } else if (failure == null) {
      future.complete(result);
    } else {
      future.completeExceptionally(failure);
    }
  }

  // It is over without having been performed. A handler is told by a thread of the executor.
  private <V, A> Future<V> over(V result, Throwable failure, A attachment, CompletionHandler<V, ? super A> handler) {
    if (handler == null) {
      CompletableFuture<V> future = new CompletableFuture<>();
      tell(future, result, failure, attachment, null);
      return future;
    }
    executor.execute(() -> tell(null, result, failure, attachment, handler));
    return null;
  }

  private <V, A> Future<V> closed(A attachment, CompletionHandler<V, ? super A> handler) {
    return over(null, new ClosedChannelException(), attachment, handler);
  }

  private <A> Future<Integer> begin(boolean reads, ByteBuffer buffer, long position, A attachment, CompletionHandler<Integer, ? super A> handler) {
    if (position < 0) throw new IllegalArgumentException("Negative position");
    if (reads && buffer.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    if (reads && !readable) throw new NonReadableChannelException();
    if (!reads && !writable) throw new NonWritableChannelException();
    if (!isOpen()) return closed(attachment, handler);
    if (!buffer.hasRemaining()) return over(0, null, attachment, handler);
    return perform(() -> reads ? file.read(buffer, position) : file.write(buffer, position), attachment, handler);
  }

  @Override
  public <A> void read(ByteBuffer dst, long position, A attachment, CompletionHandler<Integer, ? super A> handler) {
    ensure(handler != null);
    begin(true, dst, position, attachment, handler);
  }

  @Override
  public Future<Integer> read(ByteBuffer dst, long position) {
    return begin(true, dst, position, null, null);
  }

  @Override
  public <A> void write(ByteBuffer src, long position, A attachment, CompletionHandler<Integer, ? super A> handler) {
    ensure(handler != null);
    begin(false, src, position, attachment, handler);
  }

  @Override
  public Future<Integer> write(ByteBuffer src, long position) {
    return begin(false, src, position, null, null);
  }

  // --- locks

  private final class Lock extends FileLock {
    private final FileLock lock;

    Lock(FileLock lock) {
      super(PooledFileChannel.this, lock.position(), lock.size(), lock.isShared());
      this.lock = lock;
    }

    @Override
    public boolean isValid() {
      return lock.isValid();
    }

    @Override
    public void release() throws IOException {
      lock.release();
    }
  }

  private <A> Future<FileLock> begin(long position, long size, boolean shared, A attachment, CompletionHandler<FileLock, ? super A> handler) {
    if (shared && !readable) throw new NonReadableChannelException();
    if (!shared && !writable) throw new NonWritableChannelException();
    if (!isOpen()) return closed(attachment, handler);
    FileLock lock;
    try {
      lock = tryLock(position, size, shared);
    } catch (IOException e) {
      return over(null, e, attachment, handler);
    }
    return perform(() -> lock, attachment, handler);
  }

  @Override
  public <A> void lock(long position, long size, boolean shared, A attachment, CompletionHandler<FileLock, ? super A> handler) {
    ensure(handler != null);
    begin(position, size, shared, attachment, handler);
  }

  @Override
  public Future<FileLock> lock(long position, long size, boolean shared) {
    return begin(position, size, shared, null, null);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    FileLock lock = file.tryLock(position, size, shared);
    return lock == null ? null : new Lock(lock);
  }

  // --- the file

  @Override
  public long size() throws IOException {
    return file.size();
  }

  @Override
  public AsynchronousFileChannel truncate(long size) throws IOException {
    if (size < 0) throw new IllegalArgumentException("Negative size");
    if (isOpen() && !writable) throw new NonWritableChannelException();
    file.truncate(size);
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    file.force(metaData);
  }

  @Override
  public boolean isOpen() {
    return file.isOpen();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
