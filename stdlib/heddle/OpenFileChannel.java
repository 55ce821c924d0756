// The channel of an open file. An operation on the file is one operation of the VM, with the place that it reads or writes:
// threads that share a channel need no lock for that, and nothing is handed over from one to the other.
package heddle;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Set;

public final class OpenFileChannel extends FileChannel {
  private static final int PIECE = 8192;  // of a transfer
  private static final int REMOVE = 0;    // interp::PathChangeKind

  private final OpenFile file;
  private final boolean readable;
  private final boolean writable;
  private final boolean append;

  private boolean uninterruptible;  // an asynchronous channel, which no interrupt closes

  private final Monitor mapping = new Monitor();
  private MappedFile mapped;  // once it has been asked for; guarded by `mapping`

  public OpenFileChannel(OpenFile file, boolean readable, boolean writable, boolean append) {
    this.file = file;
    this.readable = readable;
    this.writable = writable;
    this.append = append;
  }

  public void closesOnNoInterrupt() {
    uninterruptible = true;
  }

  // --- opening

  public static OpenFileChannel open(Path path, Set<? extends OpenOption> options) throws IOException {
    boolean read = false;
    boolean write = false;
    boolean append = false;
    boolean delete = false;
    int flags = 0;
    for (OpenOption option : options) {
      Objects.requireNonNull(option);
      if (option == LinkOption.NOFOLLOW_LINKS) continue;
      if (!(option instanceof StandardOpenOption)) throw new UnsupportedOperationException(option + " not supported");
      switch ((StandardOpenOption) option) {
        case READ:
          read = true;
          break;
        case WRITE:
          write = true;
          break;
        case APPEND:
          append = true;
          break;
        case TRUNCATE_EXISTING:
          flags |= OpenFile.TRUNCATE;
          break;
        case CREATE:
          flags |= OpenFile.CREATE;
          break;
        case CREATE_NEW:
          flags |= OpenFile.CREATE | OpenFile.EXCLUSIVE;
          break;
        case DELETE_ON_CLOSE:
          delete = true;
          break;
        default:
          break;  // about how it is stored
      }
    }
    if (!read && !write && !append) read = true;
    if (read && append) throw new IllegalArgumentException("READ + APPEND not allowed");
    if (append && (flags & OpenFile.TRUNCATE) != 0) {
      throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
    }
    boolean changes = write || append;
    if (!changes) flags = 0;
    if (read) flags |= OpenFile.READ;
    if (changes) flags |= OpenFile.WRITE;
    if (append) flags |= OpenFile.APPEND;
    String text = path.toString();
    OpenFileChannel channel = new OpenFileChannel(open(text, flags), read, changes, append);
    if (delete) {  // (who has it open still sees it)
      if (read) channel.mapped = new MappedFile(openAgain(text, changes));
      VM.changePath(REMOVE, text.isEmpty() ? "." : text, null);
    }
    return channel;
  }

  private static OpenFile open(String path, int flags) throws IOException {
    int[] error = new int[1];
    OpenFile file = OpenFile.tryOpen(path.isEmpty() ? "." : path, flags, error);
    if (file == null) throw trouble(error[0], path);
    return file;
  }

  private static IOException trouble(int error, String path) {
    switch (error) {
      case 2:  // ENOENT
        return new NoSuchFileException(path);
      case 13:  // EACCES
        return new AccessDeniedException(path);
      case 17:  // EEXIST
        return new FileAlreadyExistsException(path);
      default:
        return new FileSystemException(path, null, VM.errorText(error));
    }
  }

  // --- before and after an operation

  private void ensureOpen() throws ClosedChannelException {
    if (!isOpen()) throw new ClosedChannelException();
  }

  private static boolean interrupted() {
    return VM.interrupts() && Thread.currentThread().isInterrupted();
  }

  private interface Step<T> {
    T run() throws IOException;
  }

  // An operation on the file. Who closes the channel behind the look at whether it is open has closed it meanwhile. An interrupt
  // that is there closes it (InterruptibleChannel); so does one that has come meanwhile: then what has been done is done.
  private <T> T perform(Step<T> step) throws IOException {
    if ($closed()) throw new ClosedChannelException();
    closeIfInterrupted();
    T result;
    try {
      result = step.run();
    } catch (ClosedChannelException e) {
      throw $closed() ? new AsynchronousCloseException() : e;  // (not this channel: what it belongs to)
    }
    closeIfInterrupted();
    return result;
  }

  private void closeIfInterrupted() throws IOException {
    if (uninterruptible || !interrupted()) return;
    close();
    throw new ClosedByInterruptException();
  }

  private void ensureReadable() throws IOException {
    if (readable) return;
    ensureOpen();
    throw new NonReadableChannelException();
  }

  private void ensureWritable() throws IOException {
    if (writable) return;
    ensureOpen();
    throw new NonWritableChannelException();
  }

  // --- reading: `at` is a place of the file, or -1 for that of the channel

  private int get(byte[] to, int off, int len, long at) throws IOException {
    return at < 0 ? file.channelRead(to, off, len) : file.readAt(to, off, len, at);
  }

  private int fill(ByteBuffer dst, long at) throws IOException {
    if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    int n = dst.remaining();
    if (n == 0) {
      ensureOpen();
      return 0;
    }
    int p = dst.position();
    if (dst.hasArray()) {
      n = get(dst.array(), dst.arrayOffset() + p, n, at);
      if (n > 0) dst.position(p + n);
      return n;
    }
    byte[] bytes = new byte[n];
    n = get(bytes, 0, n, at);
    if (n > 0) dst.put(bytes, 0, n);
    return n;
  }

  @Override
  public int read(ByteBuffer dst) throws IOException {
    ensureReadable();
    return perform(() -> fill(dst, -1));
  }

  @Override
  public int read(ByteBuffer dst, long position) throws IOException {
    Objects.requireNonNull(dst);
    if (position < 0) throw new IllegalArgumentException("Negative position");
    ensureReadable();
    return perform(() -> fill(dst, position));
  }

  private static long room(ByteBuffer[] buffers, int offset, int length) {
    long sum = 0;
    for (int i = offset; i < offset + length; i++) sum += buffers[i].remaining();
    return sum;
  }

  @Override
  public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, dsts.length);
    ensureReadable();
    for (int i = offset; i < offset + length; i++) {
      if (dsts[i].isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    }
    byte[] bytes = new byte[(int) Math.min(room(dsts, offset, length), Integer.MAX_VALUE)];
    return perform(() -> {
      int n = bytes.length == 0 ? 0 : get(bytes, 0, bytes.length, -1);
      int done = 0;
      for (int i = offset; done < n; i++) {
        int part = Math.min(dsts[i].remaining(), n - done);
        dsts[i].put(bytes, done, part);
        done += part;
      }
      return (long) n;
    });
  }

  // --- writing

  private int put(byte[] from, int off, int len, long at) throws IOException {
    return at < 0 ? file.channelWrite(from, off, len) : file.writeAt(from, off, len, at);
  }

  private int drain(ByteBuffer src, long at) throws IOException {
    int p = src.position();
    int n = src.remaining();
    if (src.hasArray()) {
      n = put(src.array(), src.arrayOffset() + p, n, at);
    } else {
      byte[] bytes = new byte[n];
      src.get(p, bytes);
      n = put(bytes, 0, n, at);
    }
    src.position(p + n);
    return n;
  }

  @Override
  public int write(ByteBuffer src) throws IOException {
    ensureWritable();
    return perform(() -> drain(src, -1));
  }

  @Override
  public int write(ByteBuffer src, long position) throws IOException {
    Objects.requireNonNull(src);
    if (position < 0) throw new IllegalArgumentException("Negative position");
    ensureWritable();
    return perform(() -> drain(src, position));
  }

  @Override
  public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, srcs.length);
    ensureWritable();
    byte[] bytes = new byte[(int) Math.min(room(srcs, offset, length), Integer.MAX_VALUE)];
    int n = 0;
    for (int i = offset; i < offset + length; i++) {
      int part = Math.min(srcs[i].remaining(), bytes.length - n);
      srcs[i].get(bytes, n, part);
      n += part;
    }
    int all = n;
    return perform(() -> (long) put(bytes, 0, all, -1));
  }

  // --- places and sizes

  @Override
  public long position() throws IOException {
    return perform(append ? file::channelSize : file::channelPosition);
  }

  @Override
  public FileChannel position(long newPosition) throws IOException {
    ensureOpen();
    if (newPosition < 0) throw new IllegalArgumentException();
    return perform(() -> {
      file.channelSeek(newPosition);
      return this;
    });
  }

  @Override
  public long size() throws IOException {
    return perform(file::channelSize);
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    ensureOpen();
    if (size < 0) throw new IllegalArgumentException("Negative size");
    ensureWritable();
    return perform(() -> {
      file.cut(size);
      return this;
    });
  }

  // What has been written is written.
  @Override
  public void force(boolean metaData) throws IOException {
    perform(() -> {
      ensureOpen();
      return this;
    });
  }

  // --- from one channel to another, piece by piece

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    ensureOpen();
    if (!target.isOpen()) throw new ClosedChannelException();
    if (!readable) throw new NonReadableChannelException();
    if (target instanceof OpenFileChannel && !((OpenFileChannel) target).writable) throw new NonWritableChannelException();
    if (position < 0 || count < 0) throw new IllegalArgumentException();
    long most = Math.min(count, size() - position);
    long done = 0;
    while (done < most) {
      ByteBuffer piece = ByteBuffer.allocate((int) Math.min(PIECE, most - done));
      if (read(piece, position + done) < 0) break;
      piece.flip();
      int n = target.write(piece);
      done += n;
      if (piece.hasRemaining()) break;
    }
    return done;
  }

  @Override
  public long transferFrom(ReadableByteChannel src, long position, long count) throws IOException {
    ensureOpen();
    if (!src.isOpen()) throw new ClosedChannelException();
    if (!writable) throw new NonWritableChannelException();
    if (position < 0 || count < 0) throw new IllegalArgumentException();
    if (position > size()) return 0;
    if (src instanceof OpenFileChannel && !((OpenFileChannel) src).readable) throw new NonReadableChannelException();
    long done = 0;
    while (done < count) {
      ByteBuffer piece = ByteBuffer.allocate((int) Math.min(PIECE, count - done));
      int n = src.read(piece);
      if (n <= 0) break;
      piece.flip();
      write(piece, position + done);
      done += n;
    }
    return done;
  }

  // --- mapping

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    ensureOpen();
    Objects.requireNonNull(mode, "Mode is null");
    if (position < 0) throw new IllegalArgumentException("Negative position");
    if (size < 0) throw new IllegalArgumentException("Negative size");
    if (position + size < 0) throw new IllegalArgumentException("Position + size overflow");
    if (size > Integer.MAX_VALUE) throw new IllegalArgumentException("Size exceeds Integer.MAX_VALUE");
    if (mode != MapMode.READ_ONLY && !writable) throw new NonWritableChannelException();
    if (!readable) throw new NonReadableChannelException();
    if (size() < position + size) {
      if (!writable) throw new IOException("Channel not open for writing - cannot extend file to required size");
      file.resize(position + size);
    }
    if (mode == MapMode.PRIVATE) return BufferDoor.get().copied(bytesAt(position, (int) size));
    return BufferDoor.get().map(mapped(), position, (int) size, mode == MapMode.READ_ONLY);
  }

  private byte[] bytesAt(long position, int size) throws IOException {
    byte[] bytes = new byte[size];
    for (int n = 0; n < size; ) {
      int got = file.readAt(bytes, n, size - n, position + n);
      if (got < 0) break;
      n += got;
    }
    return bytes;
  }

  // It is opened once more: by the path, which has to lead to it still.
  private MappedFile mapped() throws IOException {
    synchronized (mapping) {
      if (mapped == null) mapped = new MappedFile(openAgain(file.path(), writable));
      return mapped;
    }
  }

  private static OpenFile openAgain(String path, boolean writable) throws IOException {
    return open(path, writable ? OpenFile.READ | OpenFile.WRITE : OpenFile.READ);
  }

  // --- locks

  private void mayLock(boolean shared) throws IOException {
    ensureOpen();
    if (shared && !readable) throw new NonReadableChannelException();
    if (!shared && !writable) throw new NonWritableChannelException();
  }

  // Nobody else has a lock that one could wait for: what overlaps belongs to this program, and is a mistake.
  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    mayLock(shared);
    return perform(() -> FileLocks.lock(this, file, position, size, shared));
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    mayLock(shared);
    return FileLocks.lock(this, file, position, size, shared);
  }

  // --- its end

  // The stream that it belongs to may have been closed.
  @Override
  protected boolean $open() {
    return file.isOpen();
  }

  @Override
  protected void implCloseChannel() throws IOException {
    file.close();
  }

  @Override
  public String toString() {
    return "sun.nio.ch.FileChannelImpl@" + Integer.toHexString(hashCode());
  }
}
