// The forms of UTF-16. With a mark: it is written in front, and what is read says by its mark which byte comes first.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

final class Utf16 extends UnicodeCharset {
  private static final char MARK = '\ufeff';
  private static final char REVERSED = '\ufffe';

  private final boolean big;
  private final boolean marked;

  Utf16(String name, String aliases, boolean big, boolean marked) {
    super(name, aliases);
    this.big = big;
    this.marked = marked;
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
    private final Utf16 form;
    private boolean big;
    private boolean known;  // which byte comes first

    Decoder(Utf16 form) {
      super(form, 0.5f, 1.0f);
      this.form = form;
      implReset();
    }

    @Override
    protected void implReset() {
      big = form.big;
      known = !form.marked;
    }

    private char unit(ByteBuffer in, int at) {
      int a = in.get(at) & 0xff;
      int b = in.get(at + 1) & 0xff;
      return (char) (big ? a << 8 | b : b << 8 | a);
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      int p = in.position();
      int end = in.limit();
      try {
        while (end - p > 1) {
          char c = unit(in, p);
          if (!known) {
            known = true;
            if (c == MARK || c == REVERSED) {
              big = c == MARK;
              p += 2;
              continue;
            }
          }
          if (Character.isLowSurrogate(c)) return CoderResult.malformedForLength(2);
          if (Character.isHighSurrogate(c)) {
            if (end - p < 4) return CoderResult.UNDERFLOW;
            char low = unit(in, p + 2);
            if (!Character.isLowSurrogate(low)) return CoderResult.malformedForLength(4);
            if (out.remaining() < 2) return CoderResult.OVERFLOW;
            out.put(c).put(low);
            p += 4;
          } else {
            if (!out.hasRemaining()) return CoderResult.OVERFLOW;
            out.put(c);
            p += 2;
          }
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }

  private static final class Encoder extends CharsetEncoder {
    private final Utf16 form;
    private boolean needsMark;

    Encoder(Utf16 form) {
      super(form, 2.0f, form.marked ? 4.0f : 2.0f, form.big ? new byte[] {-1, -3} : new byte[] {-3, -1});
      this.form = form;
      implReset();
    }

    @Override
    protected void implReset() {
      needsMark = form.marked;
    }

    @Override
    public boolean canEncode(char c) {
      return !Character.isSurrogate(c);
    }

    private void put(ByteBuffer out, char c) {
      byte high = (byte) (c >> 8);
      out.put(form.big ? high : (byte) c).put(form.big ? (byte) c : high);
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      if (needsMark && in.hasRemaining()) {
        if (out.remaining() < 2) return CoderResult.OVERFLOW;
        put(out, MARK);
        needsMark = false;
      }
      int p = in.position();
      int end = in.limit();
      try {
        while (p < end) {
          char c = in.get(p);
          boolean pair = Character.isSurrogate(c);
          CoderResult trouble = pair ? noPair(in, p) : null;
          if (trouble != null) return trouble;
          if (out.remaining() < (pair ? 4 : 2)) return CoderResult.OVERFLOW;
          put(out, c);
          if (pair) put(out, in.get(++p));
          p++;
        }
        return CoderResult.UNDERFLOW;
      } finally {
        in.position(p);
      }
    }
  }
}
