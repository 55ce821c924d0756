// One of the forms of Unicode.
package java.nio.charset;

import java.nio.Buffer;
import java.nio.CharBuffer;

abstract class UnicodeCharset extends Charset {
  UnicodeCharset(String name, String aliases) {
    super(name, aliases);
  }

  @Override
  boolean isOfLibrary() {
    return true;
  }

  // As OpenJDK answers it: not of everything that could be written.
  @Override
  public boolean contains(Charset cs) {
    return cs.name().equals("UTF-8") || cs instanceof Utf16 || cs instanceof LatinCharset
        || cs instanceof TableCharset && ((TableCharset) cs).knownToUnicode();
  }

  // Whether a coder of single bytes looks for room in front of what it may not be able to convert: OpenJDK's do where both
  // buffers have arrays.
  static boolean roomFirst(Buffer in, Buffer out) {
    return in.hasArray() && out.hasArray();
  }

  // In front of a surrogate at place `at` of the source: what hinders it from being one half of a pair. Null: nothing.
  static CoderResult noPair(CharBuffer in, int at) {
    if (Character.isLowSurrogate(in.get(at))) return CoderResult.malformedForLength(1);
    if (at + 1 >= in.limit()) return CoderResult.UNDERFLOW;
    return Character.isLowSurrogate(in.get(at + 1)) ? null : CoderResult.malformedForLength(1);
  }

  // In front of a character that the charset has not.
  static CoderResult unmappable(CharBuffer in, int at) {
    if (!Character.isSurrogate(in.get(at))) return CoderResult.unmappableForLength(1);
    CoderResult trouble = noPair(in, at);
    return trouble != null ? trouble : CoderResult.unmappableForLength(2);
  }
}
