// The forms of UTF-32. None writes a mark; each takes its own for one, and UTF-32 both.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

final class Utf32 extends UnicodeCharset {
  private static final int MARK = 0xfeff;
  private static final int REVERSED = 0xfffe0000;

  private final boolean big;
  private final boolean either;

  Utf32(String name, String aliases, boolean big, boolean either) {
    super(name, aliases);
    this.big = big;
    this.either = either;
  }

  @Override
  public CharsetDecoder newDecoder() {
    return new Decoder(this);
  }

  @Override
  public CharsetEncoder newEncoder() {
    return new Encoder(this);
  }

  private static int value(ByteBuffer in, int at, boolean big) {
    int value = 0;
    for (int i = 0; i < 4; i++) value = value << 8 | in.get(big ? at + i : at + 3 - i) & 0xff;
    return value;
  }

  private static final class Decoder extends CharsetDecoder {
    private final Utf32 form;
    private boolean big;
    private boolean known;

    Decoder(Utf32 form) {
      super(form, 0.25f, 1.0f);
      this.form = form;
      implReset();
    }

    @Override
    protected void implReset() {
      big = form.big;
      known = false;
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      int p = in.position();
      int end = in.limit();
      try {
        while (end - p > 3) {
          if (!known) {
            known = true;
            int mark = value(in, p, true);
            if (mark == MARK && (form.big || form.either) || mark == REVERSED && (!form.big || form.either)) {
              big = mark == MARK;
              p += 4;
              continue;
            }
          }
          int point = value(in, p, big);
          if (!Character.isValidCodePoint(point)) return CoderResult.malformedForLength(4);
          if (Character.isBmpCodePoint(point)) {
            if (!out.hasRemaining()) return CoderResult.OVERFLOW;
            out.put((char) point);
          } else {
            if (out.remaining() < 2) return CoderResult.OVERFLOW;
            out.put(Character.highSurrogate(point)).put(Character.lowSurrogate(point));
          }
          p += 4;
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }

  private static final class Encoder extends CharsetEncoder {
    private final Utf32 form;

    Encoder(Utf32 form) {
      super(form, 4.0f, 4.0f, form.big ? new byte[] {0, 0, -1, -3} : new byte[] {-3, -1, 0, 0});
      this.form = form;
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      int p = in.position();
      int end = in.limit();
      try {
        while (p < end) {
          char c = in.get(p);
          boolean pair = Character.isSurrogate(c);
          CoderResult trouble = pair ? noPair(in, p) : null;
          if (trouble != null) return trouble;
          if (out.remaining() < 4) return CoderResult.OVERFLOW;
          int point = pair ? Character.toCodePoint(c, in.get(p + 1)) : c;
          for (int i = 0; i < 4; i++) out.put((byte) (point >> 8 * (form.big ? 3 - i : i)));
          p += pair ? 2 : 1;
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }
}
