// Reads characters from a stream of bytes.
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

public class InputStreamReader extends Reader {
  private InputStream in;
  private final Charset charset;
  private final byte[] bytes = new byte[8192];
  private String chars = "";  // decoded, not yet read from `at` on
  private int at;
  private int rest;  // bytes at the begin of `bytes` that are part of a character
  private boolean atEnd;

  public InputStreamReader(InputStream in) {
    this(in, StandardCharsets.UTF_8);
  }

  public InputStreamReader(InputStream in, String charsetName)
      throws UnsupportedEncodingException {
    this(in, Charset.forEncodingName(charsetName));
  }

  public InputStreamReader(InputStream in, Charset cs) {
    this.in = Objects.requireNonNull(in);
    charset = Objects.requireNonNull(cs, "charset");
  }

  public String getEncoding() {
    if (in == null) return null;
    return charset == StandardCharsets.UTF_8 ? "UTF8" : charset.name();
  }

  // Bytes at the end of [0, n) that begin a character and do not complete it.
  private int incomplete(int n) {
    if (charset == StandardCharsets.UTF_8) {
      for (int back = 1; back <= 3 && back <= n; back++) {
        int b = bytes[n - back] & 0xff;
        if (b < 0x80) return 0;
        if (b >= 0xc0) return back < (b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2) ? back : 0;
      }
      return 0;
    }
    boolean wide = charset.name().startsWith("UTF-16");
    return wide ? n % 2 : 0;
  }

  // False at the end.
  private boolean fill() throws IOException {
    while (at >= chars.length()) {
      if (atEnd) return false;
      int n = in.read(bytes, rest, bytes.length - rest);
      int available = rest + Math.max(n, 0);
      int keep;
      if (n < 0) {
        atEnd = true;
        keep = 0;
      } else {
        keep = incomplete(available);
      }
      chars = charset.decode(bytes, 0, available - keep);
      at = 0;
      for (int i = 0; i < keep; i++) bytes[i] = bytes[available - keep + i];
      rest = keep;
    }
    return true;
  }

  private void ensureOpen() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return fill() ? chars.charAt(at++) : -1;
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, cbuf.length);
    synchronized (lock) {
      ensureOpen();
      if (len == 0) return 0;
      if (!fill()) return -1;
      int n = Math.min(len, chars.length() - at);
      chars.getChars(at, at + n, cbuf, off);
      at += n;
      return n;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return at < chars.length() || in.available() > 0;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (in != null) in.close();
      in = null;
    }
  }
}
