// The end of a pipe of characters from which one thread reads what another writes into its PipedWriter (PipedInputStream
// says what happens when the thread at the other end dies).
package java.io;

public class PipedReader extends Reader {
  private static final int SIZE = 1024;
  private static final long LOOK = 1000;  // milliseconds

  boolean connected, closedByReader;
  private boolean closedByWriter;
  private char[] buffer;
  private int in = -1;  // where the next character comes to stand; -1: there is none
  private int out;      // where the next character stands
  Thread reader;
  private Thread writer;

  public PipedReader() {
    this(SIZE);
  }

  public PipedReader(int pipeSize) {
    if (pipeSize <= 0) throw new IllegalArgumentException("Pipe size <= 0");
    buffer = new char[pipeSize];
  }

  public PipedReader(PipedWriter src) throws IOException {
    this(src, SIZE);
  }

  public PipedReader(PipedWriter src, int pipeSize) throws IOException {
    this(pipeSize);
    connect(src);
  }

  public void connect(PipedWriter src) throws IOException {
    src.connect(this);
  }

  synchronized void empty() {
    in = -1;
    out = 0;
    connected = true;
  }

  private void waitForTheOther() throws IOException {
    try {
      wait(LOOK);
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  synchronized void receive(int c) throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (closedByWriter || closedByReader) throw new IOException("Pipe closed");
    if (reader != null && !reader.isAlive()) throw new IOException("Read end dead");
    writer = Thread.currentThread();
    while (in == out) {
      if (reader != null && !reader.isAlive()) throw new IOException("Pipe broken");
      notifyAll();
      waitForTheOther();
    }
    if (in < 0) in = out = 0;
    buffer[in++] = (char) c;
    if (in == buffer.length) in = 0;
  }

  synchronized void receive(char[] c, int off, int len) throws IOException {
    for (int i = 0; i < len; i++) receive(c[off + i]);
  }

  synchronized void receivedLast() {
    closedByWriter = true;
    notifyAll();
  }

  synchronized void wakeReader() {
    notifyAll();
  }

  private void checkForReading() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (closedByReader) throw new IOException("Pipe closed");
    if (in < 0 && !closedByWriter && writer != null && !writer.isAlive()) throw new IOException("Write end dead");
  }

  @Override
  public synchronized int read() throws IOException {
    checkForReading();
    reader = Thread.currentThread();
    for (int looks = 2; in < 0; ) {
      if (closedByWriter) return -1;
      if (writer != null && !writer.isAlive() && --looks < 0) throw new IOException("Pipe broken");
      notifyAll();
      waitForTheOther();
    }
    int c = buffer[out++];
    if (out == buffer.length) out = 0;
    if (in == out) in = -1;
    return c;
  }

  // Waits for the first character only.
  @Override
  public synchronized int read(char[] c, int off, int len) throws IOException {
    checkForReading();
    int length = c.length;
    if (off < 0 || len < 0 || len > length - off) throw new IndexOutOfBoundsException();
    if (len == 0) return 0;
    int first = read();
    if (first < 0) return -1;
    c[off] = (char) first;
    int done = 1;
    while (in >= 0 && done < len) c[off + done++] = (char) read();
    return done;
  }

  @Override
  public synchronized boolean ready() throws IOException {
    checkForReading();
    return in >= 0;
  }

  @Override
  public void close() throws IOException {
    in = -1;
    closedByReader = true;
  }
}
