// Several streams, one behind the other.
package java.io;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Objects;

public class SequenceInputStream extends InputStream {
  private final Enumeration<? extends InputStream> following;
  private InputStream in;  // null: all have been read

  public SequenceInputStream(Enumeration<? extends InputStream> e) {
    following = e;
    in = next();
  }

  public SequenceInputStream(InputStream s1, InputStream s2) {
    this(Collections.enumeration(Arrays.asList(s1, s2)));
  }

  private InputStream next() {
    return following.hasMoreElements() ? Objects.requireNonNull(following.nextElement()) : null;
  }

  private void goOn() throws IOException {
    in.close();
    in = next();
  }

  @Override
  public int available() throws IOException {
    return in == null ? 0 : in.available();
  }

  @Override
  public int read() throws IOException {
    for (; in != null; goOn()) {
      int b = in.read();
      if (b >= 0) return b;
    }
    return -1;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (in == null) return -1;
    if (b == null) throw new NullPointerException();
    if (off < 0 || len < 0 || len > b.length - off) throw new IndexOutOfBoundsException();
    if (len == 0) return 0;
    for (; in != null; goOn()) {
      int count = in.read(b, off, len);
      if (count > 0) return count;
    }
    return -1;
  }

  @Override
  public void close() throws IOException {
    IOException first = null;
    for (; in != null; in = next()) {
      try {
        in.close();
      } catch (IOException e) {
        if (first == null) first = e;
        else first.addSuppressed(e);
      }
    }
    if (first != null) throw first;
  }
}
