// Takes everything to nowhere, until it is closed (Writer.nullWriter, which reaches it by its name only). No constructor runs.
package java.io;

import java.util.Objects;

final class NullWriter extends Writer {
  private volatile boolean closed;

  private void ensureOpen() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  @Override
  public Writer append(char c) throws IOException {
    ensureOpen();
    return this;
  }

  @Override
  public Writer append(CharSequence csq) throws IOException {
    ensureOpen();
    return this;
  }

  @Override
  public Writer append(CharSequence csq, int start, int end) throws IOException {
    ensureOpen();
    if (csq != null) Objects.checkFromToIndex(start, end, csq.length());
    return this;
  }

  @Override
  public void write(int c) throws IOException {
    ensureOpen();
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, cbuf.length);
    ensureOpen();
  }

  @Override
  public void write(String str) throws IOException {
    Objects.requireNonNull(str);
    ensureOpen();
  }

  @Override
  public void write(String str, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, str.length());
    ensureOpen();
  }

  @Override
  public void flush() throws IOException {
    ensureOpen();
  }

  @Override
  public void close() throws IOException {
    closed = true;
  }
}
