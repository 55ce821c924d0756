// One direction of a connection: bytes that one socket has written and the other one has not read yet. Threads that wait
// here are woken by what they wait for, and by whoever closes or shuts down one of the sockets; an interrupt does not wake
// them, as on OpenJDK.
package java.net;

import heddle.Arrivals;
import heddle.VM;
import heddle.Watchers;

final class SocketPipe {
  private static final int LIMIT = 1 << 16;

  private byte[] bytes = new byte[256];
  private int first;
  private int count;
  private boolean ended;    // the writer has said that nothing follows
  private boolean unread;   // the reader has closed its socket
  private boolean refused;  // what was written behind that has been answered
  private boolean reset;    // the writer has closed its socket, and had not read all that it was sent
  private Socket reader;
  private Arrivals watcher; // told when there is something to read; null: nobody
  private Object source;    // what is told then
  private Object atEnd;     // or, if it is the end
  private Watchers readers; // who selects from the reader's channel, and from the writer's; null: nobody
  private Watchers writers;
  private Thread readsFirst;  // of those that wait by a channel; null: nobody
  private Thread writesFirst;

  // At the end: -1. `timeout`: in milliseconds, 0: no limit.
  synchronized int read(Socket own, byte[] to, int off, int len, int timeout) throws SocketException, SocketTimeoutException {
    boolean interrupted = false;
    long left = timeout * 1000000L;
    try {
      while (count == 0) {
        if (own.isClosed()) throw new SocketException("Socket closed");
        if (own.isInputShutdown()) return -1;
        if (reset) throw new SocketException("Connection reset");
        if (ended) return -1;
        if (timeout == 0) {
          VM.awaitUninterruptibly(this, this);
          continue;
        }
        if (left <= 0) throw new SocketTimeoutException("Read timed out");
        try {
          left = VM.await(this, this, left);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (own.isClosed()) throw new SocketException("Socket closed");
      int n = Math.min(len, count);
      for (int i = 0; i < n; i++) to[off + i] = bytes[(first + i) % bytes.length];
      first = (first + n) % bytes.length;
      count -= n;
      changed();
      return n;
    } finally {
      if (interrupted) Thread.currentThread().interrupt();
    }
  }

  synchronized void write(Socket own, byte[] from, int off, int len) throws SocketException {
    while (len > 0) {
      if (own.isClosed()) throw new SocketException("Socket closed");
      if (ended) throw new SocketException("Broken pipe");
      if (unread) {
        // The other end is told that it has gone only by what comes back.
        if (refused) throw new SocketException("Broken pipe");
        refused = true;
        return;
      }
      int n = Math.min(len, LIMIT - count);
      if (n == 0) {
        VM.awaitUninterruptibly(this, this);
        continue;
      }
      grow(count + n);
      for (int i = 0; i < n; i++) bytes[(first + count + i) % bytes.length] = from[off + i];
      count += n;
      off += n;
      len -= n;
      tell();
    }
  }

  // --- urgent bytes, which the reader takes among the others if it has said so, and otherwise not at all

  // Before others know the pipe, or with its monitor.
  void readBy(Socket reader) {
    this.reader = reader;
  }

  synchronized void writeUrgent(Socket own, byte value) throws SocketException {
    if (reader.takesUrgent()) write(own, new byte[] {value}, 0, 1);
  }

  // --- by channels (Socket.$read). Of several threads that wait the first one is told (-2) that the channel has been closed
  // meanwhile; the others have not begun yet, and find it closed (-3).

  synchronized int channelRead(Socket own, byte[] to, boolean waits) throws SocketException {
    boolean waited = false;
    while (count == 0) {
      if (own.isClosed()) return waited && readsFirst != Thread.currentThread() ? -3 : -2;
      if (own.isInputShutdown() || ended && !reset) return -1;
      if (reset) throw new SocketException("Connection reset");
      if (to.length == 0 || !waits) return 0;
      waited = true;
      if (readsFirst == null) readsFirst = Thread.currentThread();
      VM.awaitUninterruptibly(this, this);
    }
    if (waited && readsFirst == Thread.currentThread()) readsFirst = null;
    if (own.isClosed()) return -2;
    int n = Math.min(to.length, count);
    for (int i = 0; i < n; i++) to[i] = bytes[(first + i) % bytes.length];
    first = (first + n) % bytes.length;
    count -= n;
    changed();
    return n;
  }

  synchronized int channelWrite(Socket own, byte[] from, boolean waits) throws SocketException {
    int done = 0;
    boolean waited = false;
    while (done < from.length) {
      if (own.isClosed()) return waited && writesFirst != Thread.currentThread() ? -3 : -2;
      if (!waits && !unread && !ended && count == LIMIT) break;
      if (waits && !unread && !ended && count == LIMIT) {
        waited = true;
        if (writesFirst == null) writesFirst = Thread.currentThread();
        VM.awaitUninterruptibly(this, this);
        continue;
      }
      int n = unread ? from.length - done : Math.min(from.length - done, LIMIT - count);
      write(own, from, done, n);
      done += n;
    }
    if (waited && writesFirst == Thread.currentThread()) writesFirst = null;
    return done;
  }

  private void grow(int size) {
    if (size <= bytes.length) return;
    byte[] more = new byte[Math.min(LIMIT, Math.max(size, 2 * bytes.length))];
    for (int i = 0; i < count; i++) more[i] = bytes[(first + i) % bytes.length];
    bytes = more;
    first = 0;
  }

  synchronized int available() {
    return count;
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

  synchronized boolean canBeRead(Socket own) {
    return count > 0 || ended || own.isInputShutdown();
  }

  synchronized boolean canBeWritten() {
    return count < LIMIT || unread || ended;
  }

  // --- readers that wait for several pipes (heddle/SocketDoor.java)

  synchronized void watch(Object source, Object atEnd, Arrivals arrivals) {
    watcher = arrivals;
    this.source = source;
    this.atEnd = atEnd;
    if (count > 0 || ended) tell();
  }

  synchronized boolean isEnded() {
    return count == 0 && ended;
  }

  // There is something to read, or the end.
  private void tell() {
    changed();
    if (watcher == null) return;
    watcher.add(count > 0 ? source : atEnd);
    watcher = null;
  }

  // --- the ends

  // The writer writes no more.
  synchronized void end() {
    ended = true;
    tell();
  }

  // The reader reads no more; what is there is dropped.
  synchronized void shut() {
    count = 0;
    changed();
  }

  // The reader's socket is closed. True: it has not read all.
  synchronized boolean abandon() {
    boolean left = count > 0;
    unread = true;
    refused |= left;
    count = 0;
    changed();
    return left;
  }

  // The writer's socket is closed, and something that it was sent is lost. Who has been told before that nothing follows
  // does not hear of it.
  synchronized void reset() {
    reset |= !ended;
    ended = true;
    tell();
  }
}
