// Writes characters to a stream of bytes.
package java.io;

import heddle.Coding;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

public class OutputStreamWriter extends Writer {
  private OutputStream out;
  private final Charset charset;
  private final CharsetEncoder encoder;  // null: each piece of text can be encoded by itself
  private char high;  // half of a character that is waiting for the other half

  public OutputStreamWriter(OutputStream out) {
    this(out, StandardCharsets.UTF_8);
  }

  public OutputStreamWriter(OutputStream out, String charsetName)
      throws UnsupportedEncodingException {
    this(out, Coding.charset(Objects.requireNonNull(charsetName, "charsetName")));
  }

  public OutputStreamWriter(OutputStream out, Charset cs) {
    this(out, Objects.requireNonNull(cs, "charset"), inPieces(cs) ? null : replacing(cs));
  }

  public OutputStreamWriter(OutputStream out, CharsetEncoder enc) {
    this(out, enc.charset(), enc);
  }

  private OutputStreamWriter(OutputStream out, Charset charset, CharsetEncoder encoder) {
    super(out);
    this.out = out;
    this.charset = charset;
    this.encoder = encoder;
  }

  private static boolean inPieces(Charset cs) {
    return cs == StandardCharsets.UTF_8 || Coding.isLatin(cs);
  }

  private static CharsetEncoder replacing(Charset cs) {
    return cs.newEncoder()
        .onMalformedInput(CodingErrorAction.REPLACE)
        .onUnmappableCharacter(CodingErrorAction.REPLACE);
  }

  public String getEncoding() {
    return out == null ? null : Coding.historicalName(charset);
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
      if (text.isEmpty()) return;
      if (encoder == null) out.write(Coding.encode(charset, text));
      else encode(text, false);
    }
  }

  private void encode(String text, boolean last) throws IOException {
    CharBuffer in = CharBuffer.wrap(text);
    ByteBuffer bytes = ByteBuffer.allocate((int) Math.max(8, Math.min(8192, text.length() * encoder.maxBytesPerChar() + 4)));
    while (true) {
      CoderResult result = encoder.encode(in, bytes, last);
      if (result.isUnderflow() && last) result = encoder.flush(bytes);
      out.write(bytes.array(), 0, bytes.position());
      bytes.clear();
      if (result.isUnderflow()) return;
      if (result.isError()) result.throwException();
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
      try {
        String half = high == 0 ? "" : String.valueOf(high);  // which nothing has followed
        if (encoder != null) encode(half, true);
        else if (high != 0) out.write(Coding.encode(charset, half));
        out.flush();
      } finally {
        out.close();
        out = null;
      }
    }
  }
}
