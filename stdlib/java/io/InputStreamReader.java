// Reads characters from a stream of bytes.
package java.io;

import heddle.Coding;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

public class InputStreamReader extends Reader {
  private InputStream in;
  private final Charset charset;
  private final CharsetDecoder decoder;  // null: the charset's text is read in whole pieces
  private final byte[] bytes = new byte[8192];
  private boolean atEnd;

  private String chars = "";  // decoded, not yet read from `at` on
  private int at;
  private int rest;  // bytes at the begin of `bytes` that are part of a character

  private ByteBuffer undecoded;  // with a decoder: the part of `bytes` that has been read and not been decoded yet
  private int second = -1;       // a character that has been decoded with the one before; -1: none

  public InputStreamReader(InputStream in) {
    this(in, StandardCharsets.UTF_8);
  }

  public InputStreamReader(InputStream in, String charsetName)
      throws UnsupportedEncodingException {
    this(in, Coding.charset(Objects.requireNonNull(charsetName, "charsetName")));
  }

  public InputStreamReader(InputStream in, Charset cs) {
    this(in, Objects.requireNonNull(cs, "charset"), inPieces(cs) ? null : replacing(cs));
  }

  public InputStreamReader(InputStream in, CharsetDecoder dec) {
    this(in, dec.charset(), dec);
  }

  private InputStreamReader(InputStream in, Charset charset, CharsetDecoder decoder) {
    super(in);
    this.in = in;
    this.charset = charset;
    this.decoder = decoder;
    if (decoder != null) undecoded = ByteBuffer.wrap(bytes, 0, 0);
  }

  private static boolean inPieces(Charset cs) {
    return cs == StandardCharsets.UTF_8 || Coding.isLatin(cs);
  }

  private static CharsetDecoder replacing(Charset cs) {
    return cs.newDecoder()
        .onMalformedInput(CodingErrorAction.REPLACE)
        .onUnmappableCharacter(CodingErrorAction.REPLACE);
  }

  public String getEncoding() {
    return in == null ? null : Coding.historicalName(charset);
  }

  // Bytes at the end of [0, n) that begin a character and do not complete it.
  private int incomplete(int n) {
    if (charset != StandardCharsets.UTF_8) return 0;
    for (int back = 1; back <= 3 && back <= n; back++) {
      int b = bytes[n - back] & 0xff;
      if (b < 0x80) return 0;
      if (b >= 0xc0) return back < (b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2) ? back : 0;
    }
    return 0;
  }

  // False at the end; there may be more the next time (the file has grown).
  private boolean fill() throws IOException {
    boolean ended = false;
    while (at >= chars.length()) {
      if (ended) return false;
      int n = in.read(bytes, rest, bytes.length - rest);
      int available = rest + Math.max(n, 0);
      int keep;
      if (n < 0) {
        ended = true;
        keep = 0;
      } else {
        keep = incomplete(available);
      }
      chars = Coding.decode(charset, bytes, 0, available - keep);
      at = 0;
      for (int i = 0; i < keep; i++) bytes[i] = bytes[available - keep + i];
      rest = keep;
    }
    return true;
  }

  // More bytes for the decoder.
  private void readBytes() throws IOException {
    undecoded.compact();
    int n = in.read(bytes, undecoded.position(), undecoded.remaining());
    if (n < 0) atEnd = true;
    else undecoded.position(undecoded.position() + n);
    undecoded.flip();
  }

  // At least one character, and as many as are there without waiting; -1 at the end.
  private int decode(char[] to, int off, int len) throws IOException {
    CharBuffer out = CharBuffer.wrap(to, off, len).slice();
    while (true) {
      CoderResult result = decoder.decode(undecoded, out, atEnd);
      if (result.isError()) result.throwException();
      if (result.isOverflow() || atEnd || !out.hasRemaining()) break;
      if (out.position() > 0 && in.available() <= 0) break;
      readBytes();
    }
    if (atEnd && !undecoded.hasRemaining()) {
      decoder.flush(out);
      decoder.reset();
      atEnd = false;  // where there may be more the next time
    }
    return out.position() == 0 ? -1 : out.position();
  }

  private void ensureOpen() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (decoder == null) return fill() ? chars.charAt(at++) : -1;
      int c = second;
      second = -1;
      if (c >= 0) return c;
      char[] two = new char[2];  // since a surrogate does not come alone
      int n = decode(two, 0, 2);
      if (n == 2) second = two[1];
      return n < 0 ? -1 : two[0];
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    if (off < 0 || off > cbuf.length || len < 0 || len > cbuf.length - off) throw new IndexOutOfBoundsException();
    synchronized (lock) {
      ensureOpen();
      if (len == 0) return 0;
      if (decoder != null) {
        if (second < 0 && len > 1) return decode(cbuf, off, len);
        int c = read();
        if (c < 0) return -1;
        cbuf[off] = (char) c;
        return 1;
      }
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
      return at < chars.length() || second >= 0 || decoder != null && undecoded.hasRemaining() || in.available() > 0;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      try {
        if (in != null) in.close();
      } finally {
        in = null;
      }
    }
  }
}
