// Converts characters to the bytes of a charset, step by step.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Arrays;

public abstract class CharsetEncoder {
  private final Charset charset;
  private final float averageBytesPerChar;
  private final float maxBytesPerChar;
  private final CodingSteps steps = new CodingSteps();
  private byte[] replacement;
  private CodingErrorAction onMalformed = CodingErrorAction.REPORT;
  private CodingErrorAction onUnmappable = CodingErrorAction.REPORT;

  protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
    if (!(averageBytesPerChar > 0.0f)) throw new IllegalArgumentException("Non-positive averageBytesPerChar");
    if (!(maxBytesPerChar > 0.0f)) throw new IllegalArgumentException("Non-positive maxBytesPerChar");
    if (averageBytesPerChar > maxBytesPerChar) {
      throw new IllegalArgumentException("averageBytesPerChar exceeds maxBytesPerChar");
    }
    charset = cs;
    this.averageBytesPerChar = averageBytesPerChar;
    this.maxBytesPerChar = maxBytesPerChar;
    this.replacement = replacement;
    // (The library's own are legal, and it would take a decoder to see that.)
    if (!cs.isOfLibrary()) replaceWith(replacement);
  }

  protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar) {
    this(cs, averageBytesPerChar, maxBytesPerChar, new byte[] {'?'});
  }

  public final Charset charset() {
    return charset;
  }

  public final float averageBytesPerChar() {
    return averageBytesPerChar;
  }

  public final float maxBytesPerChar() {
    return maxBytesPerChar;
  }

  // --- what cannot be encoded

  public final byte[] replacement() {
    return Arrays.copyOf(replacement, replacement.length);
  }

  public final CharsetEncoder replaceWith(byte[] newReplacement) {
    if (newReplacement == null) throw new IllegalArgumentException("Null replacement");
    if (newReplacement.length == 0) throw new IllegalArgumentException("Empty replacement");
    if (newReplacement.length > maxBytesPerChar) throw new IllegalArgumentException("Replacement too long");
    if (!isLegalReplacement(newReplacement)) throw new IllegalArgumentException("Illegal replacement");
    replacement = Arrays.copyOf(newReplacement, newReplacement.length);
    implReplaceWith(replacement);
    return this;
  }

  protected void implReplaceWith(byte[] newReplacement) {}

  public boolean isLegalReplacement(byte[] repl) {
    CharsetDecoder decoder = charset.newDecoder();
    CharBuffer out = CharBuffer.allocate((int) (repl.length * decoder.maxCharsPerByte()));
    return !decoder.decode(ByteBuffer.wrap(repl), out, true).isError();
  }

  public CodingErrorAction malformedInputAction() {
    return onMalformed;
  }

  public final CharsetEncoder onMalformedInput(CodingErrorAction newAction) {
    if (newAction == null) throw new IllegalArgumentException("Null action");
    onMalformed = newAction;
    implOnMalformedInput(newAction);
    return this;
  }

  protected void implOnMalformedInput(CodingErrorAction newAction) {}

  public CodingErrorAction unmappableCharacterAction() {
    return onUnmappable;
  }

  public final CharsetEncoder onUnmappableCharacter(CodingErrorAction newAction) {
    if (newAction == null) throw new IllegalArgumentException("Null action");
    onUnmappable = newAction;
    implOnUnmappableCharacter(newAction);
    return this;
  }

  protected void implOnUnmappableCharacter(CodingErrorAction newAction) {}

  // --- step by step

  public final CoderResult encode(CharBuffer in, ByteBuffer out, boolean endOfInput) {
    steps.code(endOfInput);
    while (true) {
      CoderResult result;
      try {
        result = encodeLoop(in, out);
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
        if (out.remaining() < replacement.length) return CoderResult.OVERFLOW;
        out.put(replacement);
      }
      in.position(in.position() + result.length());
    }
  }

  public final CoderResult flush(ByteBuffer out) {
    if (!steps.mayFlush()) return CoderResult.UNDERFLOW;
    CoderResult result = implFlush(out);
    if (result.isUnderflow()) steps.flushed();
    return result;
  }

  protected CoderResult implFlush(ByteBuffer out) {
    return CoderResult.UNDERFLOW;
  }

  public final CharsetEncoder reset() {
    implReset();
    steps.reset();
    return this;
  }

  protected void implReset() {}

  protected abstract CoderResult encodeLoop(CharBuffer in, ByteBuffer out);

  // --- at once

  public final ByteBuffer encode(CharBuffer in) throws CharacterCodingException {
    int size = (int) (in.remaining() * averageBytesPerChar());
    ByteBuffer out = ByteBuffer.allocate(size);
    if (size == 0 && in.remaining() == 0) return out;
    reset();
    while (true) {
      CoderResult result = in.hasRemaining() ? encode(in, out, true) : CoderResult.UNDERFLOW;
      if (result.isUnderflow()) result = flush(out);
      if (result.isUnderflow()) break;
      if (!result.isOverflow()) result.throwException();
      size = 2 * size + 1;
      ByteBuffer larger = ByteBuffer.allocate(size);
      out.flip();
      larger.put(out);
      out = larger;
    }
    out.flip();
    return out;
  }

  public boolean canEncode(char c) {
    return canEncode(CharBuffer.wrap(new char[] {c}));
  }

  public boolean canEncode(CharSequence cs) {
    return canEncode(CharBuffer.wrap(cs));
  }

  private boolean canEncode(CharBuffer in) {
    steps.ask();
    CodingErrorAction malformed = onMalformed;
    CodingErrorAction unmappable = onUnmappable;
    try {
      onMalformedInput(CodingErrorAction.REPORT);
      onUnmappableCharacter(CodingErrorAction.REPORT);
      encode(in);
      return true;
    } catch (CharacterCodingException e) {
      return false;
    } finally {
      onMalformedInput(malformed);
      onUnmappableCharacter(unmappable);
      reset();
    }
  }
}
