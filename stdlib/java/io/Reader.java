// A source of characters.
package java.io;

import java.nio.CharBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Objects;

public abstract class Reader implements Readable, Closeable {
  protected Object lock;

  protected Reader() {
    lock = this;
  }

  protected Reader(Object lock) {
    this.lock = Objects.requireNonNull(lock);
  }

  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) == -1 ? -1 : one[0];
  }

  public int read(char[] cbuf) throws IOException {
    return read(cbuf, 0, cbuf.length);
  }

  public abstract int read(char[] cbuf, int off, int len) throws IOException;

  @Override
  public int read(CharBuffer target) throws IOException {
    if (target.isReadOnly()) throw new ReadOnlyBufferException();
    char[] chars = new char[target.remaining()];
    int n = read(chars, 0, chars.length);
    if (n > 0) target.put(chars, 0, n);
    return n;
  }

  public long skip(long n) throws IOException {
    if (n < 0) throw new IllegalArgumentException("skip value is negative");
    return skipByReading(n);
  }

  // How many of so many characters there were.
  final long skipByReading(long n) throws IOException {
    synchronized (lock) {
      char[] some = new char[(int) Math.min(n, 8192)];
      long left = n;
      for (int read; left > 0 && (read = read(some, 0, (int) Math.min(left, some.length))) >= 0; ) left -= read;
      return n - left;
    }
  }

  public boolean ready() throws IOException {
    return false;
  }

  public boolean markSupported() {
    return false;
  }

  public void mark(int readAheadLimit) throws IOException {
    throw new IOException("mark() not supported");
  }

  public void reset() throws IOException {
    throw new IOException("reset() not supported");
  }

  @Override
  public abstract void close() throws IOException;

  public long transferTo(Writer out) throws IOException {
    char[] buffer = new char[1024];
    long total = 0;
    for (int n = read(buffer); n >= 0; n = read(buffer)) {
      out.write(buffer, 0, n);
      total += n;
    }
    return total;
  }

  // At its end, until it is closed.
  public static Reader nullReader() {
    return heddle.Reflection.late("java/io/NullReader");
  }
}
