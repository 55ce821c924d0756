// A source of bytes.
package java.io;

import java.util.Objects;

public abstract class InputStream implements Closeable {
  public InputStream() {}

  public abstract int read() throws IOException;

  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  public int read(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    int c = read();
    if (c == -1) return -1;
    b[off] = (byte) c;
    int n = 1;
    try {
      while (n < len) {
        c = read();
        if (c == -1) break;
        b[off + n] = (byte) c;
        n++;
      }
    } catch (IOException e) {
      // What has been read is returned; the next call meets the exception again.
    }
    return n;
  }

  public byte[] readAllBytes() throws IOException {
    return readNBytes(Integer.MAX_VALUE);
  }

  public byte[] readNBytes(int len) throws IOException {
    if (len < 0) throw new IllegalArgumentException("len < 0");
    byte[] result = new byte[len < 1024 ? len : 1024];
    int n = 0;
    do {
      if (n == result.length && n < len) {
        byte[] larger = new byte[n > len / 2 ? len : n * 2];
        System.arraycopy(result, 0, larger, 0, n);
        result = larger;
      }
      int got = read(result, n, result.length - n);
      if (got < 0) break;
      n += got;
    } while (n < len);
    if (n == result.length) return result;
    byte[] exact = new byte[n];
    System.arraycopy(result, 0, exact, 0, n);
    return exact;
  }

  public long skip(long n) throws IOException {
    long skipped = 0;
    while (skipped < n && read() != -1) skipped++;
    return skipped;
  }

  public int available() throws IOException {
    return 0;
  }

  @Override
  public void close() throws IOException {}

  public synchronized void mark(int readlimit) {}

  public synchronized void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  public boolean markSupported() {
    return false;
  }

  public long transferTo(OutputStream out) throws IOException {
    Objects.requireNonNull(out, "out");
    byte[] all = readAllBytes();
    out.write(all, 0, all.length);
    return all.length;
  }

  // As many as there are, up to so many; fewer at the end only.
  public int readNBytes(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    int n = 0;
    while (n < len) {
      int got = read(b, off + n, len - n);
      if (got < 0) break;
      n += got;
    }
    return n;
  }

  // Exactly so many.
  public void skipNBytes(long n) throws IOException {
    while (n > 0) {
      long skipped = skip(n);
      if (skipped > 0 && skipped <= n) {
        n -= skipped;
      } else if (skipped == 0) {
        if (read() == -1) throw new EOFException();
        n--;
      } else {
        throw new IOException("Unable to skip exactly");
      }
    }
  }

  // At its end, until it is closed.
  public static InputStream nullInputStream() {
    return heddle.Reflection.late("java/io/NullInputStream");
  }
}
