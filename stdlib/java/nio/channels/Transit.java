// Bytes on the way from one channel to another: what has been written and not been read yet. Threads that wait here are woken
// by what they wait for, and by whoever closes their channel, as an interrupt does.
package java.nio.channels;

import heddle.VM;
import heddle.Watchers;
import java.io.IOException;
import java.nio.ByteBuffer;

final class Transit {
  private static final int LIMIT = 1 << 16;  // as many as a pipe of Linux takes

  private byte[] bytes = new byte[256];
  private int first;
  private int count;
  private boolean ended;      // nothing follows
  private boolean abandoned;  // nobody reads any more
  private Watchers readers;   // who selects from the one channel, and from the other; null: nobody
  private Watchers writers;

  // Waits for news. The channel is the one that the thread uses.
  private void await(Channel own) throws IOException {
    VM.awaitUninterruptibly(this, this);
    if (!own.isOpen()) throw new AsynchronousCloseException();
  }

  // At the end: -1.
  synchronized int read(Channel own, ByteBuffer to, boolean waits) throws IOException {
    if (!own.isOpen()) throw new AsynchronousCloseException();
    if (!to.hasRemaining()) return 0;
    while (count == 0) {
      if (ended) return -1;
      if (!waits) return 0;
      await(own);
    }
    int n = Math.min(to.remaining(), count);
    for (int i = 0; i < n; i++) to.put(bytes[(first + i) % bytes.length]);
    first = (first + n) % bytes.length;
    count -= n;
    changed();
    return n;
  }

  // Everything, or what there is room for if it must not wait.
  synchronized int write(Channel own, ByteBuffer from, boolean waits) throws IOException {
    if (!own.isOpen()) throw new AsynchronousCloseException();
    int written = 0;
    while (from.hasRemaining()) {
      if (abandoned) throw new IOException("Broken pipe");
      int n = Math.min(from.remaining(), LIMIT - count);
      if (n == 0) {
        if (!waits) break;
        await(own);
        continue;
      }
      grow(count + n);
      for (int i = 0; i < n; i++) bytes[(first + count + i) % bytes.length] = from.get();
      count += n;
      written += n;
      changed();
    }
    return written;
  }

  private void grow(int size) {
    if (size <= bytes.length) return;
    byte[] more = new byte[Math.min(LIMIT, Math.max(size, 2 * bytes.length))];
    for (int i = 0; i < count; i++) more[i] = bytes[(first + i) % bytes.length];
    bytes = more;
    first = 0;
  }

  private void changed() {
    VM.signalAll(this);
    Watchers.tell(readers);
    Watchers.tell(writers);
  }

  // --- selectors

  synchronized void watchReader(Watchers watchers) {
    readers = watchers;
  }

  synchronized void watchWriter(Watchers watchers) {
    writers = watchers;
  }

  synchronized boolean canBeRead() {
    return count > 0 || ended;
  }

  synchronized boolean canBeWritten() {
    return count < LIMIT || abandoned;
  }

  synchronized void end() {
    ended = true;
    changed();
  }

  synchronized void abandon() {
    abandoned = true;
    changed();
  }

  synchronized void wake() {
    changed();
  }

  // --- several buffers at once: as one read, or write, of all that they have room for

  static long scatter(ReadableByteChannel from, ByteBuffer[] dsts, int offset, int length) throws IOException {
    ByteBuffer all = ByteBuffer.allocate(room(dsts, offset, length));
    int n = from.read(all);
    all.flip();
    for (int i = offset; all.hasRemaining(); i++) {
      int part = Math.min(all.remaining(), dsts[i].remaining());
      dsts[i].put(all.slice(all.position(), part));
      all.position(all.position() + part);
    }
    return n;
  }

  static long gather(WritableByteChannel to, ByteBuffer[] srcs, int offset, int length) throws IOException {
    ByteBuffer all = ByteBuffer.allocate(room(srcs, offset, length));
    for (int i = offset; i < offset + length; i++) all.put(srcs[i].duplicate());
    all.flip();
    int n = to.write(all);
    int left = n;
    for (int i = offset; left > 0; i++) {
      int part = Math.min(left, srcs[i].remaining());
      srcs[i].position(srcs[i].position() + part);
      left -= part;
    }
    return n;
  }

  private static int room(ByteBuffer[] buffers, int offset, int length) {
    int sum = 0;
    for (int i = offset; i < offset + length; i++) sum = Math.addExact(sum, buffers[i].remaining());
    return sum;
  }
}
