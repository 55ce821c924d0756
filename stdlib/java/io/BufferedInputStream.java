// An input stream that reads ahead.
package java.io;

import java.util.Objects;

public class BufferedInputStream extends FilterInputStream {
  private byte[] buffer;
  private int at;
  private int end;
  private int markedAt = -1;  // in the buffer; -1: none
  private int limit;          // bytes that may be read before the mark is given up

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    buffer = new byte[size];
  }

  private void ensureOpen() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  // Reads more if the buffer is used up; false at the end.
  private boolean fill() throws IOException {
    ensureOpen();
    if (at < end) return true;
    if (markedAt >= 0 && end - markedAt >= limit && end == buffer.length) markedAt = -1;
    if (markedAt < 0) {
      at = 0;
      end = 0;
    } else if (end == buffer.length) {
      int kept = end - markedAt;
      byte[] larger = markedAt > 0 ? buffer : new byte[Math.min(kept * 2, Math.max(kept + 1, limit))];
      System.arraycopy(buffer, markedAt, larger, 0, kept);
      buffer = larger;
      markedAt = 0;
      at = kept;
      end = kept;
    }
    int n = in.read(buffer, end, buffer.length - end);
    if (n <= 0) return false;
    end += n;
    return true;
  }

  @Override
  public synchronized int read() throws IOException {
    return fill() ? buffer[at++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    ensureOpen();
    if (len == 0) return 0;
    int n = 0;
    // As much as there is without waiting.
    do {
      if (at == end && len - n >= buffer.length && markedAt < 0) {
        int direct = in.read(b, off + n, len - n);
        if (direct <= 0) break;
        n += direct;
        continue;
      }
      if (!fill()) break;
      int step = Math.min(len - n, end - at);
      System.arraycopy(buffer, at, b, off + n, step);
      at += step;
      n += step;
    } while (n < len && in.available() > 0);
    return n == 0 ? -1 : n;
  }

  @Override
  public synchronized long skip(long n) throws IOException {
    ensureOpen();
    if (n <= 0) return 0;
    if (at == end && markedAt < 0) return in.skip(n);
    if (!fill()) return 0;
    int skipped = (int) Math.min(n, end - at);
    at += skipped;
    return skipped;
  }

  @Override
  public synchronized int available() throws IOException {
    ensureOpen();
    return end - at + in.available();
  }

  @Override
  public synchronized void mark(int readlimit) {
    limit = readlimit;
    markedAt = at;
  }

  @Override
  public synchronized void reset() throws IOException {
    ensureOpen();
    if (markedAt < 0) throw new IOException("Resetting to invalid mark");
    at = markedAt;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void close() throws IOException {
    InputStream input = in;
    in = null;
    if (input != null) input.close();
  }
}
