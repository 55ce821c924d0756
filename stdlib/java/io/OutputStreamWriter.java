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
import java.util.Arrays;
import java.util.Objects;

public class OutputStreamWriter extends Writer {
  private OutputStream out;
  private final Charset charset;
  private final CharsetEncoder encoder;  // null: each piece of text can be encoded by itself
  private static final int MOST = 8192;

  private byte[] waiting = new byte[64];  // encoded, for the stream when there are many, or on a flush
  private int count;
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

  private void keep(byte[] bytes, int n) throws IOException {
    for (int from = 0; from < n; ) {
      int part = Math.min(n - from, MOST - count);
      if (count + part > waiting.length) waiting = Arrays.copyOf(waiting, Math.min(MOST, 2 * (count + part)));
      System.arraycopy(bytes, from, waiting, count, part);
      from += part;
      count += part;
      if (count == MOST && from < n) pass();
    }
  }

  // Hands over what is waiting.
  boolean pass() throws IOException {
    if (count == 0) return false;
    int n = count;
    count = 0;  // (What cannot be written is lost.)
    out.write(waiting, 0, n);
    return true;
  }

  // Hands over all that there is, at the end of the text.
  void finish() throws IOException {
    String half = high == 0 ? "" : String.valueOf(high);  // which nothing has followed
    if (encoder != null) encode(half, true);
    else if (high != 0) keep(half);
    pass();
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
      if (encoder == null) keep(text);
      else encode(text, false);
    }
  }

  private void keep(String text) throws IOException {
    byte[] bytes = Coding.encode(charset, text);
    keep(bytes, bytes.length);
  }

  private void encode(String text, boolean last) throws IOException {
    CharBuffer in = CharBuffer.wrap(text);
    ByteBuffer bytes = ByteBuffer.allocate((int) Math.max(8, Math.min(8192, text.length() * encoder.maxBytesPerChar() + 4)));
    while (true) {
      CoderResult result = encoder.encode(in, bytes, last);
      if (result.isUnderflow() && last) result = encoder.flush(bytes);
      keep(bytes.array(), bytes.position());
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
    synchronized (lock) {
      if (out == null) throw new IOException("Stream closed");
      if (off < 0 || len < 0 || off > cbuf.length - len) throw new IndexOutOfBoundsException();
      put(new String(cbuf, off, len));
    }
  }

  @Override
  public void write(String str, int off, int len) throws IOException {
    if (len < 0) throw new IndexOutOfBoundsException();
    put(str.substring(off, off + len));
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      if (out == null) throw new IOException("Stream closed");
      pass();
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      OutputStream stream = out;
      try {
        finish();
        stream.flush();
        stream.close();  // (only if everything has arrived, as in OpenJDK)
      } finally {
        out = null;
      }
    }
  }
}
