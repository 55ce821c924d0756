// The end of a pipe from which one thread reads what another writes into its PipedOutputStream.
//
// Who waits looks once a second whether the thread at the other end still lives, as the original does: a reader whose
// writer has died without closing the pipe gets an IOException, not the end of the stream.
package java.io;

public class PipedInputStream extends InputStream {
  protected static final int PIPE_SIZE = 1024;
  private static final long LOOK = 1000;  // milliseconds

  protected byte[] buffer;
  protected int in = -1;  // where the next byte comes to stand; -1: there is none
  protected int out;      // where the next byte stands
  boolean connected;
  private boolean closedByWriter;
  private volatile boolean closedByReader;
  private Thread reader, writer;

  public PipedInputStream() {
    this(PIPE_SIZE);
  }

  public PipedInputStream(int pipeSize) {
    if (pipeSize <= 0) throw new IllegalArgumentException("Pipe Size <= 0");
    buffer = new byte[pipeSize];
  }

  public PipedInputStream(PipedOutputStream src) throws IOException {
    this(src, PIPE_SIZE);
  }

  public PipedInputStream(PipedOutputStream src, int pipeSize) throws IOException {
    this(pipeSize);
    connect(src);
  }

  public void connect(PipedOutputStream src) throws IOException {
    src.connect(this);
  }

  private void waitForTheOther() throws IOException {
    try {
      wait(LOOK);
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  private void checkForWriting() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (closedByWriter || closedByReader) throw new IOException("Pipe closed");
    if (reader != null && !reader.isAlive()) throw new IOException("Read end dead");
  }

  // Until there is room for a byte.
  private void makeRoom() throws IOException {
    while (in == out) {
      checkForWriting();
      notifyAll();
      waitForTheOther();
    }
    if (in < 0) in = out = 0;
  }

  protected synchronized void receive(int b) throws IOException {
    checkForWriting();
    writer = Thread.currentThread();
    makeRoom();
    buffer[in++] = (byte) b;
    if (in == buffer.length) in = 0;
  }

  synchronized void receive(byte[] b, int off, int len) throws IOException {
    checkForWriting();
    writer = Thread.currentThread();
    while (len > 0) {
      makeRoom();
      int count = Math.min(len, (out <= in ? buffer.length : out) - in);
      System.arraycopy(b, off, buffer, in, count);
      off += count;
      len -= count;
      in += count;
      if (in == buffer.length) in = 0;
    }
  }

  synchronized void receivedLast() {
    closedByWriter = true;
    notifyAll();
  }

  synchronized void wakeReader() {
    notifyAll();
  }

  @Override
  public synchronized int read() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (closedByReader) throw new IOException("Pipe closed");
    if (in < 0 && !closedByWriter && writer != null && !writer.isAlive()) throw new IOException("Write end dead");
    reader = Thread.currentThread();
    for (int looks = 2; in < 0; ) {
      if (closedByWriter) return -1;
      if (writer != null && !writer.isAlive() && --looks < 0) throw new IOException("Pipe broken");
      notifyAll();
      waitForTheOther();
    }
    int b = buffer[out++] & 0xff;
    if (out == buffer.length) out = 0;
    if (in == out) in = -1;
    return b;
  }

  // Waits for the first byte only.
  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    if (b == null) throw new NullPointerException();
    if (off < 0 || len < 0 || len > b.length - off) throw new IndexOutOfBoundsException();
    if (len == 0) return 0;
    int first = read();
    if (first < 0) return -1;
    b[off] = (byte) first;
    int done = 1;
    while (in >= 0 && done < len) {
      int count = Math.min(len - done, (in > out ? in : buffer.length) - out);
      System.arraycopy(buffer, out, b, off + done, count);
      out += count;
      done += count;
      if (out == buffer.length) out = 0;
      if (in == out) in = -1;
    }
    return done;
  }

  @Override
  public synchronized int available() throws IOException {
    if (in < 0) return 0;
    return in > out ? in - out : in + buffer.length - out;
  }

  @Override
  public void close() throws IOException {
    closedByReader = true;
    synchronized (this) {
      in = -1;
    }
  }
}
