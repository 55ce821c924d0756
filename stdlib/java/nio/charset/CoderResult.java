// Why an encoder or decoder has stopped.
package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;

public class CoderResult {
  private static final int UNDER = 0;
  private static final int OVER = 1;
  private static final int MALFORMED = 2;
  private static final int UNMAPPABLE = 3;

  public static final CoderResult UNDERFLOW = new CoderResult(UNDER, 0);
  public static final CoderResult OVERFLOW = new CoderResult(OVER, 0);

  // No charset of this library has longer ones.
  private static final CoderResult[] malformed = shared(MALFORMED);
  private static final CoderResult[] unmappable = shared(UNMAPPABLE);

  private final int kind;
  private final int length;

  private CoderResult(int kind, int length) {
    this.kind = kind;
    this.length = length;
  }

  private static CoderResult[] shared(int kind) {
    CoderResult[] results = new CoderResult[4];
    for (int i = 0; i < 4; i++) results[i] = new CoderResult(kind, i + 1);
    return results;
  }

  private static CoderResult of(int kind, CoderResult[] shared, int length) {
    if (length <= 0) throw new IllegalArgumentException("Non-positive length");
    return length <= shared.length ? shared[length - 1] : new CoderResult(kind, length);
  }

  public static CoderResult malformedForLength(int length) {
    return of(MALFORMED, malformed, length);
  }

  public static CoderResult unmappableForLength(int length) {
    return of(UNMAPPABLE, unmappable, length);
  }

  public boolean isUnderflow() {
    return kind == UNDER;
  }

  public boolean isOverflow() {
    return kind == OVER;
  }

  public boolean isError() {
    return kind >= MALFORMED;
  }

  public boolean isMalformed() {
    return kind == MALFORMED;
  }

  public boolean isUnmappable() {
    return kind == UNMAPPABLE;
  }

  public int length() {
    if (!isError()) throw new UnsupportedOperationException();
    return length;
  }

  public void throwException() throws CharacterCodingException {
    switch (kind) {
      case UNDER:
        throw new BufferUnderflowException();
      case OVER:
        throw new BufferOverflowException();
      case MALFORMED:
        throw new MalformedInputException(length);
      default:
        throw new UnmappableCharacterException(length);
    }
  }

  @Override
  public String toString() {
    switch (kind) {
      case UNDER:
        return "UNDERFLOW";
      case OVER:
        return "OVERFLOW";
      case MALFORMED:
        return "MALFORMED[" + length + "]";
      default:
        return "UNMAPPABLE[" + length + "]";
    }
  }
}
