// The first 128, or 256, characters of Unicode, a byte each: US-ASCII, ISO-8859-1.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

final class LatinCharset extends Charset {
  private final int size;

  LatinCharset(String name, String aliases, int size) {
    super(name, aliases);
    this.size = size;
  }

  @Override
  boolean isOfLibrary() {
    return true;
  }

  @Override
  public boolean contains(Charset cs) {
    return cs instanceof LatinCharset && ((LatinCharset) cs).size <= size;
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
    private final int size;

    Decoder(LatinCharset cs) {
      super(cs, 1.0f, 1.0f);
      size = cs.size;
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      int p = in.position();
      int end = in.limit();
      boolean roomFirst = UnicodeCharset.roomFirst(in, out);
      try {
        for (; p < end; p++) {
          if (roomFirst && !out.hasRemaining()) return CoderResult.OVERFLOW;
          int b = in.get(p) & 0xff;
          if (b >= size) return CoderResult.malformedForLength(1);
          if (!out.hasRemaining()) return CoderResult.OVERFLOW;
          out.put((char) b);
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }

  private static final class Encoder extends CharsetEncoder {
    private final int size;

    Encoder(LatinCharset cs) {
      super(cs, 1.0f, 1.0f);
      size = cs.size;
    }

    @Override
    public boolean canEncode(char c) {
      return c < size;
    }

    @Override
    public boolean isLegalReplacement(byte[] repl) {
      return repl.length == 1 && (repl[0] & 0xff) < size || super.isLegalReplacement(repl);
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      int p = in.position();
      int end = in.limit();
      boolean roomFirst = size == 0x100 && UnicodeCharset.roomFirst(in, out);
      try {
        for (; p < end; p++) {
          char c = in.get(p);
          boolean fits = c < size;
          if (!out.hasRemaining() && (fits || roomFirst)) return CoderResult.OVERFLOW;
          if (!fits) return UnicodeCharset.unmappable(in, p);
          out.put((byte) c);
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }
}
