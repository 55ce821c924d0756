// A destination of characters.
package java.io;

import java.util.Objects;

public abstract class Writer implements Appendable, Closeable, Flushable {
  protected Object lock;

  protected Writer() {
    lock = this;
  }

  protected Writer(Object lock) {
    this.lock = Objects.requireNonNull(lock);
  }

  public void write(int c) throws IOException {
    synchronized (lock) {
      write(new char[] {(char) c}, 0, 1);
    }
  }

  public void write(char[] cbuf) throws IOException {
    write(cbuf, 0, cbuf.length);
  }

  public abstract void write(char[] cbuf, int off, int len) throws IOException;

  public void write(String str) throws IOException {
    write(str, 0, str.length());
  }

  public void write(String str, int off, int len) throws IOException {
    synchronized (lock) {
      char[] chars = new char[Math.max(0, len)];
      str.getChars(off, off + len, chars, 0);
      write(chars, 0, len);
    }
  }

  @Override
  public Writer append(CharSequence csq) throws IOException {
    write(String.valueOf(csq));
    return this;
  }

  @Override
  public Writer append(CharSequence csq, int start, int end) throws IOException {
    if (csq == null) csq = "null";
    return append(csq.subSequence(start, end));
  }

  @Override
  public Writer append(char c) throws IOException {
    write(c);
    return this;
  }

  @Override
  public abstract void flush() throws IOException;

  @Override
  public abstract void close() throws IOException;

  // Takes everything to nowhere, until it is closed.
  public static Writer nullWriter() {
    return heddle.Reflection.late("java/io/NullWriter");
  }
}
