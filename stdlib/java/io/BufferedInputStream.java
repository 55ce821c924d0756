// An input stream that reads ahead.
package java.io;

import java.util.Objects;

public class BufferedInputStream extends FilterInputStream {
  protected byte[] buf;
  protected int pos;
  protected int count;
  protected int markpos = -1;  // in the buffer; -1: none
  protected int marklimit;     // bytes that may be read before the mark is given up

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    buf = new byte[size];
  }

  private void ensureOpen() throws IOException {
    if (buf == null) throw new IOException("Stream closed");
  }

  private InputStream input() throws IOException {
    InputStream input = in;
    if (input == null) throw new IOException("Stream closed");
    return input;
  }

  // Reads more if the buffer is used up; false at the end.
  private boolean fill() throws IOException {
    ensureOpen();
    if (pos < count) return true;
    // As long as there is room in front of the mark nothing is given up.
    if (markpos == 0 && count == buf.length && count >= marklimit) markpos = -1;
    if (markpos < 0) {
      pos = 0;
      count = 0;
    } else if (count == buf.length) {
      int kept = count - markpos;
      byte[] larger = markpos > 0 ? buf : new byte[(int) Math.min(2L * kept, marklimit)];
      System.arraycopy(buf, markpos, larger, 0, kept);
      buf = larger;
      markpos = 0;
      pos = kept;
      count = kept;
    }
    int n = input().read(buf, count, buf.length - count);
    if (n <= 0) return false;
    count += n;
    ensureOpen();  // Somebody may have closed it meanwhile.
    return true;
  }

  @Override
  public synchronized int read() throws IOException {
    return fill() ? buf[pos++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    int n = 0;
    // As much as there is without waiting.
    do {
      ensureOpen();
      if (pos == count && len - n >= buf.length && markpos < 0) {
        int direct = input().read(b, off + n, len - n);
        if (direct <= 0) break;
        n += direct;
        continue;
      }
      if (!fill()) break;
      int step = Math.min(len - n, count - pos);
      System.arraycopy(buf, pos, b, off + n, step);
      pos += step;
      n += step;
    } while (n < len && mayHaveMore());
    return n == 0 ? -1 : n;
  }

  // (If it has been closed the reading finds out.)
  private boolean mayHaveMore() throws IOException {
    InputStream input = in;
    return input == null || input.available() > 0;
  }

  @Override
  public synchronized long skip(long n) throws IOException {
    ensureOpen();
    if (n <= 0) return 0;
    if (pos == count && markpos < 0) return input().skip(n);
    if (!fill()) return 0;
    int skipped = (int) Math.min(n, count - pos);
    pos += skipped;
    return skipped;
  }

  @Override
  public synchronized int available() throws IOException {
    ensureOpen();
    return count - pos + input().available();
  }

  @Override
  public synchronized void mark(int readlimit) {
    marklimit = readlimit;
    markpos = pos;
  }

  @Override
  public synchronized void reset() throws IOException {
    ensureOpen();
    if (markpos < 0) throw new IOException("Resetting to invalid mark");
    pos = markpos;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void close() throws IOException {
    InputStream input = in;
    in = null;
    buf = null;
    if (input != null) input.close();
  }
}
