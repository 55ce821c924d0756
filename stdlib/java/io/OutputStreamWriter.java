// Writes characters to a stream of bytes.
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

public class OutputStreamWriter extends Writer {
  private OutputStream out;
  private final Charset charset;
  private char high;  // half of a character that is waiting for the other half

  public OutputStreamWriter(OutputStream out) {
    this(out, StandardCharsets.UTF_8);
  }

  public OutputStreamWriter(OutputStream out, String charsetName)
      throws UnsupportedEncodingException {
    this(out, Charset.forEncodingName(charsetName));
  }

  public OutputStreamWriter(OutputStream out, Charset cs) {
    super(out);
    this.out = out;
    charset = Objects.requireNonNull(cs, "charset");
  }

  public String getEncoding() {
    if (out == null) return null;
    return charset == StandardCharsets.UTF_8 ? "UTF8" : charset.name();
  }

  private void put(String text) throws IOException {
    synchronized (lock) {
      if (out == null) throw new IOException("Stream closed");
      if (high != 0) {
        text = high + text;
        high = 0;
      }
      int n = text.length();
      if (n > 0 && Character.isHighSurrogate(text.charAt(n - 1))) {
        high = text.charAt(n - 1);
        text = text.substring(0, n - 1);
      }
      if (!text.isEmpty()) out.write(text.getBytes(charset));
    }
  }

  @Override
  public void write(int c) throws IOException {
    put(String.valueOf((char) c));
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    put(new String(cbuf, off, len));
  }

  @Override
  public void write(String str, int off, int len) throws IOException {
    put(str.substring(off, off + len));
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      if (out == null) throw new IOException("Stream closed");
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      out.flush();
      out.close();
      out = null;
    }
  }
}
