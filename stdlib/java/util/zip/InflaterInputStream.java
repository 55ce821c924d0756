// Reads what a Deflater has compressed.
package java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

public class InflaterInputStream extends FilterInputStream {
  protected Inflater inf;
  protected byte[] buf;
  protected int len;
  private boolean closed, atEnd;
  private final boolean own;  // the inflater ends with the stream

  public InflaterInputStream(InputStream in, Inflater inf, int size) {
    this(in, inf, size, false);
  }

  InflaterInputStream(InputStream in, Inflater inf, int size, boolean own) {
    super(in);
    if (in == null || inf == null) throw new NullPointerException();
    if (size <= 0) throw new IllegalArgumentException("buffer size <= 0");
    this.inf = inf;
    this.own = own;
    buf = new byte[size];
  }

  public InflaterInputStream(InputStream in, Inflater inf) {
    this(in, inf, 512);
  }

  public InflaterInputStream(InputStream in) {
    this(in, in != null ? new Inflater() : null, 512, true);
  }

  private void ensureOpen() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) == -1 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    Objects.requireNonNull(b);
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    try {
      int n;
      while ((n = inf.inflate(b, off, len)) == 0) {
        if (inf.finished() || inf.needsDictionary()) {
          atEnd = true;
          return -1;
        }
        if (inf.needsInput()) fill();
      }
      return n;
    } catch (DataFormatException e) {
      throw new ZipException(e.getMessage() != null ? e.getMessage() : "Invalid ZLIB data format");
    }
  }

  @Override
  public int available() throws IOException {
    ensureOpen();
    return atEnd || inf.finished() ? 0 : 1;
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) throw new IllegalArgumentException("negative skip length");
    ensureOpen();
    byte[] part = new byte[512];
    long skipped = 0;
    while (skipped < n) {
      int got = read(part, 0, (int) Math.min(part.length, n - skipped));
      if (got < 0) break;
      skipped += got;
    }
    return skipped;
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    if (own) inf.end();
    in.close();
    closed = true;
  }

  protected void fill() throws IOException {
    ensureOpen();
    len = in.read(buf, 0, buf.length);
    if (len == -1) throw new EOFException("Unexpected end of ZLIB input stream");
    inf.setInput(buf, 0, len);
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public synchronized void mark(int readlimit) {}

  @Override
  public synchronized void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }
}
