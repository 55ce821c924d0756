// UTF-8: Unicode 14, 3.9, table 3-7. What is malformed, and how long it is, is OpenJDK's choice.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

final class Utf8 extends UnicodeCharset {
  Utf8() {
    super("UTF-8", "UTF8 unicode-1-1-utf-8");
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
    Decoder(Charset cs) {
      super(cs, 1.0f, 1.0f);
    }

    private static boolean continues(int b) {
      return (b & 0xc0) == 0x80;
    }

    // Of a character of three or four bytes: whether the second one can follow the first.
    private static boolean follows(int b1, int b2) {
      if (!continues(b2)) return false;
      switch (b1) {
        case 0xe0:
          return b2 >= 0xa0;
        case 0xf0:
          return b2 >= 0x90;
        case 0xf4:
          return b2 < 0x90;
        default:
          return b1 < 0xf4;
      }
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      int p = in.position();
      int end = in.limit();
      try {
        while (p < end) {
          int b1 = in.get(p) & 0xff;
          int size = b1 < 0x80 ? 1 : b1 >= 0xc2 && b1 < 0xe0 ? 2 : b1 >= 0xe0 && b1 < 0xf0 ? 3 : b1 >= 0xf0 && b1 < 0xf8 ? 4 : 0;
          if (size == 0) return CoderResult.malformedForLength(1);
          int have = Math.min(size, end - p);
          int b2 = have > 1 ? in.get(p + 1) & 0xff : 0;
          int b3 = have > 2 ? in.get(p + 2) & 0xff : 0;
          boolean room = out.remaining() >= (size == 4 ? 2 : 1);
          if (have < size || !room) {
            if (size > 2 && have > 1 && !follows(b1, b2) || b1 > 0xf4) return CoderResult.malformedForLength(1);
            if (size > 3 && have > 2 && !continues(b3)) return CoderResult.malformedForLength(2);
            return have < size ? CoderResult.UNDERFLOW : CoderResult.OVERFLOW;
          }
          if (size == 1) {
            out.put((char) b1);
          } else if (size == 2) {
            if (!continues(b2)) return CoderResult.malformedForLength(1);
            out.put((char) ((b1 & 0x1f) << 6 | b2 & 0x3f));
          } else {
            if (!follows(b1, b2)) return CoderResult.malformedForLength(1);
            if (!continues(b3)) return CoderResult.malformedForLength(2);
            if (size == 3) {
              char c = (char) ((b1 & 0xf) << 12 | (b2 & 0x3f) << 6 | b3 & 0x3f);
              if (Character.isSurrogate(c)) return CoderResult.malformedForLength(3);
              out.put(c);
            } else {
              int b4 = in.get(p + 3) & 0xff;
              if (!continues(b4)) return CoderResult.malformedForLength(3);
              int point = (b1 & 7) << 18 | (b2 & 0x3f) << 12 | (b3 & 0x3f) << 6 | b4 & 0x3f;
              out.put(Character.highSurrogate(point)).put(Character.lowSurrogate(point));
            }
          }
          p += size;
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }

  private static final class Encoder extends CharsetEncoder {
    Encoder(Charset cs) {
      super(cs, 1.1f, 3.0f);
    }

    @Override
    public boolean canEncode(char c) {
      return !Character.isSurrogate(c);
    }

    @Override
    public boolean isLegalReplacement(byte[] repl) {
      return repl.length == 1 && repl[0] >= 0 || super.isLegalReplacement(repl);
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      int p = in.position();
      int end = in.limit();
      try {
        while (p < end) {
          char c = in.get(p);
          if (c < 0x80) {
            if (!out.hasRemaining()) return CoderResult.OVERFLOW;
            out.put((byte) c);
          } else if (c < 0x800) {
            if (out.remaining() < 2) return CoderResult.OVERFLOW;
            out.put((byte) (0xc0 | c >> 6)).put((byte) (0x80 | c & 0x3f));
          } else if (!Character.isSurrogate(c)) {
            if (out.remaining() < 3) return CoderResult.OVERFLOW;
            out.put((byte) (0xe0 | c >> 12)).put((byte) (0x80 | c >> 6 & 0x3f)).put((byte) (0x80 | c & 0x3f));
          } else {
            CoderResult trouble = noPair(in, p);
            if (trouble != null) return trouble;
            if (out.remaining() < 4) return CoderResult.OVERFLOW;
            int point = Character.toCodePoint(c, in.get(p + 1));
            out.put((byte) (0xf0 | point >> 18)).put((byte) (0x80 | point >> 12 & 0x3f));
            out.put((byte) (0x80 | point >> 6 & 0x3f)).put((byte) (0x80 | point & 0x3f));
            p++;
          }
          p++;
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }
}
