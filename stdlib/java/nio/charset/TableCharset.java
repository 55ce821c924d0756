// A byte for each character, the first 128 those of US-ASCII.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

final class TableCharset extends Charset {
  private static final char NONE = '\ufffd';

  private final String table;  // the characters of the last bytes; what is between these and US-ASCII are those of ISO-8859-1

  TableCharset(String name, String aliases, String table) {
    super(name, aliases);
    this.table = table;
  }

  private boolean ofIbm() {
    return name().startsWith("IBM");
  }

  // Of contains in the forms of Unicode.
  boolean knownToUnicode() {
    return !ofIbm() && !name().equals("windows-1250");
  }

  @Override
  boolean isOfLibrary() {
    return true;
  }

  @Override
  public boolean contains(Charset cs) {
    return cs == StandardCharsets.US_ASCII && !ofIbm() || cs == this;
  }

  // NONE: there is none.
  private char of(int b) {
    int first = 256 - table.length();
    return b < first ? (char) b : table.charAt(b - first);
  }

  // -1: there is none.
  private int byteOf(char c) {
    int first = 256 - table.length();
    if (c < first) return c;
    int at = c == NONE ? -1 : table.indexOf(c);
    return at < 0 ? -1 : first + at;
  }

  @Override
  public CharsetDecoder newDecoder() {
    return new Decoder(this);
  }

  @Override
  public CharsetEncoder newEncoder() {
    return new Encoder(this);
  }

  private static final class Decoder extends CharsetDecoder {
    private final TableCharset of;

    Decoder(TableCharset of) {
      super(of, 1.0f, 1.0f);
      this.of = of;
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      int p = in.position();
      int end = in.limit();
      boolean roomFirst = UnicodeCharset.roomFirst(in, out);
      try {
        for (; p < end; p++) {
          if (roomFirst && !out.hasRemaining()) return CoderResult.OVERFLOW;
          char c = of.of(in.get(p) & 0xff);
          if (c == NONE) return CoderResult.unmappableForLength(1);
          if (!out.hasRemaining()) return CoderResult.OVERFLOW;
          out.put(c);
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }

  private static final class Encoder extends CharsetEncoder {
    private final TableCharset of;

    Encoder(TableCharset of) {
      super(of, 1.0f, 1.0f);
      this.of = of;
    }

    @Override
    public boolean canEncode(char c) {
      return of.byteOf(c) >= 0;
    }

    @Override
    public boolean isLegalReplacement(byte[] repl) {
      return repl.length == 1 && of.of(repl[0] & 0xff) != NONE || super.isLegalReplacement(repl);
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      int p = in.position();
      int end = in.limit();
      boolean roomFirst = UnicodeCharset.roomFirst(in, out);
      try {
        for (; p < end; p++) {
          if (roomFirst && !out.hasRemaining()) return CoderResult.OVERFLOW;
          int b = of.byteOf(in.get(p));
          if (b < 0) return UnicodeCharset.unmappable(in, p);
          if (!out.hasRemaining()) return CoderResult.OVERFLOW;
          out.put((byte) b);
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }
}
