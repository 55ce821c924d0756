// Converts the bytes of a charset to characters, step by step.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

public abstract class CharsetDecoder {
  private final Charset charset;
  private final float averageCharsPerByte;
  private final float maxCharsPerByte;
  private final CodingSteps steps = new CodingSteps();
  private String replacement = "\ufffd";
  private CodingErrorAction onMalformed = CodingErrorAction.REPORT;
  private CodingErrorAction onUnmappable = CodingErrorAction.REPORT;

  protected CharsetDecoder(Charset cs, float averageCharsPerByte, float maxCharsPerByte) {
    if (!(averageCharsPerByte > 0.0f)) throw new IllegalArgumentException("Non-positive averageCharsPerByte");
    if (!(maxCharsPerByte > 0.0f)) throw new IllegalArgumentException("Non-positive maxCharsPerByte");
    if (averageCharsPerByte > maxCharsPerByte) {
      throw new IllegalArgumentException("averageCharsPerByte exceeds maxCharsPerByte");
    }
    charset = cs;
    this.averageCharsPerByte = averageCharsPerByte;
    this.maxCharsPerByte = maxCharsPerByte;
  }

  public final Charset charset() {
    return charset;
  }

  public final float averageCharsPerByte() {
    return averageCharsPerByte;
  }

  public final float maxCharsPerByte() {
    return maxCharsPerByte;
  }

  // --- what cannot be decoded

  public final String replacement() {
    return replacement;
  }

  public final CharsetDecoder replaceWith(String newReplacement) {
    if (newReplacement == null) throw new IllegalArgumentException("Null replacement");
    if (newReplacement.isEmpty()) throw new IllegalArgumentException("Empty replacement");
    if (newReplacement.length() > maxCharsPerByte) throw new IllegalArgumentException("Replacement too long");
    replacement = newReplacement;
    implReplaceWith(newReplacement);
    return this;
  }

  protected void implReplaceWith(String newReplacement) {}

  public CodingErrorAction malformedInputAction() {
    return onMalformed;
  }

  public final CharsetDecoder onMalformedInput(CodingErrorAction newAction) {
    if (newAction == null) throw new IllegalArgumentException("Null action");
    onMalformed = newAction;
    implOnMalformedInput(newAction);
    return this;
  }

  protected void implOnMalformedInput(CodingErrorAction newAction) {}

  public CodingErrorAction unmappableCharacterAction() {
    return onUnmappable;
  }

  public final CharsetDecoder onUnmappableCharacter(CodingErrorAction newAction) {
    if (newAction == null) throw new IllegalArgumentException("Null action");
    onUnmappable = newAction;
    implOnUnmappableCharacter(newAction);
    return this;
  }

  protected void implOnUnmappableCharacter(CodingErrorAction newAction) {}

  // --- step by step

  public final CoderResult decode(ByteBuffer in, CharBuffer out, boolean endOfInput) {
    steps.code(endOfInput);
    while (true) {
      CoderResult result;
      try {
        result = decodeLoop(in, out);
      } catch (RuntimeException e) {
        throw new CoderMalfunctionError(e);
      }
      if (result.isUnderflow() && endOfInput && in.hasRemaining()) {
        result = CoderResult.malformedForLength(in.remaining());
      }
      if (!result.isError()) return result;
      CodingErrorAction action = result.isMalformed() ? onMalformed : onUnmappable;
      if (action == CodingErrorAction.REPORT) return result;
      if (action == CodingErrorAction.REPLACE) {
        if (out.remaining() < replacement.length()) return CoderResult.OVERFLOW;
        out.put(replacement);
      }
      in.position(in.position() + result.length());
    }
  }

  public final CoderResult flush(CharBuffer out) {
    if (!steps.mayFlush()) return CoderResult.UNDERFLOW;
    CoderResult result = implFlush(out);
    if (result.isUnderflow()) steps.flushed();
    return result;
  }

  protected CoderResult implFlush(CharBuffer out) {
    return CoderResult.UNDERFLOW;
  }

  public final CharsetDecoder reset() {
    implReset();
    steps.reset();
    return this;
  }

  protected void implReset() {}

  protected abstract CoderResult decodeLoop(ByteBuffer in, CharBuffer out);

  // --- at once

  public final CharBuffer decode(ByteBuffer in) throws CharacterCodingException {
    int size = (int) (in.remaining() * averageCharsPerByte());
    CharBuffer out = CharBuffer.allocate(size);
    if (size == 0 && in.remaining() == 0) return out;
    reset();
    while (true) {
      CoderResult result = in.hasRemaining() ? decode(in, out, true) : CoderResult.UNDERFLOW;
      if (result.isUnderflow()) result = flush(out);
      if (result.isUnderflow()) break;
      if (!result.isOverflow()) result.throwException();
      size = 2 * size + 1;
      CharBuffer larger = CharBuffer.allocate(size);
      out.flip();
      larger.put(out);
      out = larger;
    }
    out.flip();
    return out;
  }

  // --- charsets that find out which one it is: none here does

  public boolean isAutoDetecting() {
    return false;
  }

  public boolean isCharsetDetected() {
    throw new UnsupportedOperationException();
  }

  public Charset detectedCharset() {
    throw new UnsupportedOperationException();
  }
}
