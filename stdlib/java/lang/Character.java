// A char as an object, and the properties of characters.
package java.lang;

public final class Character implements java.io.Serializable, Comparable<Character>, java.lang.constant.Constable {
  public static final int MIN_RADIX = 2;
  public static final int MAX_RADIX = 36;
  public static final char MIN_VALUE = '\u0000';
  public static final char MAX_VALUE = '\uFFFF';
  public static final char MIN_HIGH_SURROGATE = '\uD800';
  public static final char MAX_HIGH_SURROGATE = '\uDBFF';
  public static final char MIN_LOW_SURROGATE = '\uDC00';
  public static final char MAX_LOW_SURROGATE = '\uDFFF';
  public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
  public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
  public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x010000;
  public static final int MIN_CODE_POINT = 0;
  public static final int MAX_CODE_POINT = 0x10FFFF;
  public static final int SIZE = 16;
  public static final int BYTES = 2;

  // General categories, as getType returns them.
  public static final byte UNASSIGNED = 0;
  public static final byte UPPERCASE_LETTER = 1;
  public static final byte LOWERCASE_LETTER = 2;
  public static final byte TITLECASE_LETTER = 3;
  public static final byte MODIFIER_LETTER = 4;
  public static final byte OTHER_LETTER = 5;
  public static final byte NON_SPACING_MARK = 6;
  public static final byte ENCLOSING_MARK = 7;
  public static final byte COMBINING_SPACING_MARK = 8;
  public static final byte DECIMAL_DIGIT_NUMBER = 9;
  public static final byte LETTER_NUMBER = 10;
  public static final byte OTHER_NUMBER = 11;
  public static final byte SPACE_SEPARATOR = 12;
  public static final byte LINE_SEPARATOR = 13;
  public static final byte PARAGRAPH_SEPARATOR = 14;
  public static final byte CONTROL = 15;
  public static final byte FORMAT = 16;
  public static final byte PRIVATE_USE = 18;
  public static final byte SURROGATE = 19;
  public static final byte DASH_PUNCTUATION = 20;
  public static final byte START_PUNCTUATION = 21;
  public static final byte END_PUNCTUATION = 22;
  public static final byte CONNECTOR_PUNCTUATION = 23;
  public static final byte OTHER_PUNCTUATION = 24;
  public static final byte MATH_SYMBOL = 25;
  public static final byte CURRENCY_SYMBOL = 26;
  public static final byte MODIFIER_SYMBOL = 27;
  public static final byte OTHER_SYMBOL = 28;
  public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
  public static final byte FINAL_QUOTE_PUNCTUATION = 30;

  public static final Class<Character> TYPE = (Class<Character>) Class.primitive("char");

  private static final Character[] CACHE = makeCache();  // 0 .. 127

  private final char value;

  private static Character[] makeCache() {
    Character[] cache = new Character[128];
    for (int i = 0; i < 128; i++) cache[i] = new Character((char) i);
    return cache;
  }

  @Deprecated
  public Character(char value) {
    this.value = value;
  }

  public static Character valueOf(char c) {
    if (c <= 127) return CACHE[c];
    return new Character(c);
  }

  public char charValue() {
    return value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(char value) {
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Character && value == ((Character) obj).value;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(char c) {
    return String.valueOf(c);
  }

  public static String toString(int codePoint) {
    return String.valueOf(toChars(codePoint));
  }

  @Override
  public int compareTo(Character anotherCharacter) {
    return value - anotherCharacter.value;
  }

  public static int compare(char x, char y) {
    return x - y;
  }

  // --- code points

  public static boolean isValidCodePoint(int codePoint) {
    return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
  }

  public static boolean isBmpCodePoint(int codePoint) {
    return codePoint >>> 16 == 0;
  }

  public static boolean isSupplementaryCodePoint(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
  }

  public static boolean isHighSurrogate(char ch) {
    return ch >= MIN_HIGH_SURROGATE && ch <= MAX_HIGH_SURROGATE;
  }

  public static boolean isLowSurrogate(char ch) {
    return ch >= MIN_LOW_SURROGATE && ch <= MAX_LOW_SURROGATE;
  }

  public static boolean isSurrogate(char ch) {
    return ch >= MIN_SURROGATE && ch <= MAX_SURROGATE;
  }

  public static boolean isSurrogatePair(char high, char low) {
    return isHighSurrogate(high) && isLowSurrogate(low);
  }

  public static int charCount(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
  }

  public static int toCodePoint(char high, char low) {
    return ((high - MIN_HIGH_SURROGATE) << 10) + (low - MIN_LOW_SURROGATE)
        + MIN_SUPPLEMENTARY_CODE_POINT;
  }

  public static int codePointAt(CharSequence seq, int index) {
    char c = seq.charAt(index);
    if (isHighSurrogate(c) && index + 1 < seq.length()) {
      char low = seq.charAt(index + 1);
      if (isLowSurrogate(low)) return toCodePoint(c, low);
    }
    return c;
  }

  public static int codePointAt(char[] a, int index) {
    char c = a[index];
    if (isHighSurrogate(c) && index + 1 < a.length && isLowSurrogate(a[index + 1])) {
      return toCodePoint(c, a[index + 1]);
    }
    return c;
  }

  public static int codePointBefore(CharSequence seq, int index) {
    char c = seq.charAt(index - 1);
    if (isLowSurrogate(c) && index >= 2) {
      char high = seq.charAt(index - 2);
      if (isHighSurrogate(high)) return toCodePoint(high, c);
    }
    return c;
  }

  public static char highSurrogate(int codePoint) {
    return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
  }

  public static char lowSurrogate(int codePoint) {
    return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
  }

  public static char[] toChars(int codePoint) {
    if (isBmpCodePoint(codePoint)) return new char[] {(char) codePoint};
    if (!isValidCodePoint(codePoint)) {
      throw new IllegalArgumentException(
          "Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
    }
    return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
  }

  public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
    if (beginIndex < 0 || endIndex > seq.length() || beginIndex > endIndex) {
      throw new IndexOutOfBoundsException();
    }
    int n = endIndex - beginIndex;
    for (int i = beginIndex; i + 1 < endIndex; i++) {
      if (isSurrogatePair(seq.charAt(i), seq.charAt(i + 1))) {
        n--;
        i++;
      }
    }
    return n;
  }

  // --- properties

  public static int getType(char ch) {
    return getType((int) ch);
  }

  public static native int getType(int codePoint);

  public static boolean isDigit(char ch) {
    return isDigit((int) ch);
  }

  public static boolean isDigit(int codePoint) {
    if (codePoint < 128) return codePoint >= '0' && codePoint <= '9';
    return getType(codePoint) == DECIMAL_DIGIT_NUMBER;
  }

  public static boolean isLetter(char ch) {
    return isLetter((int) ch);
  }

  public static boolean isLetter(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z';
    }
    int type = getType(codePoint);
    return type >= UPPERCASE_LETTER && type <= OTHER_LETTER;
  }

  public static boolean isLetterOrDigit(char ch) {
    return isLetter((int) ch) || isDigit((int) ch);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return isLetter(codePoint) || isDigit(codePoint);
  }

  public static boolean isAlphabetic(int codePoint) {
    if (codePoint < 128) return isLetter(codePoint);
    int type = getType(codePoint);
    return type >= UPPERCASE_LETTER && type <= OTHER_LETTER || type == LETTER_NUMBER;
  }

  public static boolean isUpperCase(char ch) {
    return isUpperCase((int) ch);
  }

  public static boolean isUpperCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z';
    return getType(codePoint) == UPPERCASE_LETTER
        || codePoint >= 0x2160 && codePoint <= 0x216f
        || codePoint >= 0x24b6 && codePoint <= 0x24cf;
  }

  public static boolean isLowerCase(char ch) {
    return isLowerCase((int) ch);
  }

  public static boolean isLowerCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'a' && codePoint <= 'z';
    return getType(codePoint) == LOWERCASE_LETTER || codePoint == 0xaa || codePoint == 0xba
        || codePoint >= 0x2170 && codePoint <= 0x217f
        || codePoint >= 0x24d0 && codePoint <= 0x24e9;
  }

  public static boolean isTitleCase(char ch) {
    return getType((int) ch) == TITLECASE_LETTER;
  }

  public static boolean isDefined(char ch) {
    return getType((int) ch) != UNASSIGNED;
  }

  public static boolean isWhitespace(char ch) {
    return isWhitespace((int) ch);
  }

  public static boolean isWhitespace(int codePoint) {
    if (codePoint < 128) {
      return codePoint == ' ' || codePoint >= 9 && codePoint <= 13
          || codePoint >= 0x1c && codePoint <= 0x1f;
    }
    return isSpaceChar(codePoint) && codePoint != 0xa0 && codePoint != 0x2007 && codePoint != 0x202f;
  }

  public static boolean isSpaceChar(char ch) {
    return isSpaceChar((int) ch);
  }

  public static boolean isSpaceChar(int codePoint) {
    if (codePoint < 128) return codePoint == ' ';
    int type = getType(codePoint);
    return type >= SPACE_SEPARATOR && type <= PARAGRAPH_SEPARATOR;
  }

  public static boolean isISOControl(char ch) {
    return isISOControl((int) ch);
  }

  public static boolean isISOControl(int codePoint) {
    return codePoint <= 0x9f && (codePoint >= 0x7f || codePoint >>> 5 == 0);
  }

  public static boolean isJavaIdentifierStart(char ch) {
    return isJavaIdentifierStart((int) ch);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    if (isLetter(codePoint)) return true;
    int type = getType(codePoint);
    return type == LETTER_NUMBER || type == CURRENCY_SYMBOL || type == CONNECTOR_PUNCTUATION;
  }

  public static boolean isJavaIdentifierPart(char ch) {
    return isJavaIdentifierPart((int) ch);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    if (isJavaIdentifierStart(codePoint)) return true;
    int type = getType(codePoint);
    return type == DECIMAL_DIGIT_NUMBER || type == NON_SPACING_MARK || type == COMBINING_SPACING_MARK
        || type == FORMAT || codePoint >= 0 && codePoint <= 8
        || codePoint >= 0xe && codePoint <= 0x1b || codePoint >= 0x7f && codePoint <= 0x9f;
  }

  public static char toLowerCase(char ch) {
    if (ch < 128) return ch >= 'A' && ch <= 'Z' ? (char) (ch + 32) : ch;
    return (char) toLowerCase0(ch);
  }

  public static int toLowerCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
    return toLowerCase0(codePoint);
  }

  public static char toUpperCase(char ch) {
    if (ch < 128) return ch >= 'a' && ch <= 'z' ? (char) (ch - 32) : ch;
    return (char) toUpperCase0(ch);
  }

  public static int toUpperCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
    return toUpperCase0(codePoint);
  }

  public static char toTitleCase(char ch) {
    return toUpperCase(ch);
  }

  private static native int toLowerCase0(int codePoint);

  private static native int toUpperCase0(int codePoint);

  public static int digit(char ch, int radix) {
    return digit((int) ch, radix);
  }

  public static int digit(int codePoint, int radix) {
    if (radix < MIN_RADIX || radix > MAX_RADIX) return -1;
    int value = getNumericValue(codePoint);
    return value >= 0 && value < radix && (codePoint < 128 || isDigitLike(codePoint)) ? value : -1;
  }

  // Decimal digits of any script, and full-width Latin letters.
  private static boolean isDigitLike(int codePoint) {
    return codePoint >= 0xff21 && codePoint <= 0xff3a || codePoint >= 0xff41 && codePoint <= 0xff5a
        || isDigit(codePoint);
  }

  public static int getNumericValue(char ch) {
    return getNumericValue((int) ch);
  }

  // Digits and Latin letters; Roman numerals and fractions have no value here.
  public static int getNumericValue(int codePoint) {
    if (codePoint >= '0' && codePoint <= '9') return codePoint - '0';
    if (codePoint >= 'a' && codePoint <= 'z') return codePoint - 'a' + 10;
    if (codePoint >= 'A' && codePoint <= 'Z') return codePoint - 'A' + 10;
    if (codePoint < 128) return -1;
    if (codePoint >= 0xff21 && codePoint <= 0xff3a) return codePoint - 0xff21 + 10;
    if (codePoint >= 0xff41 && codePoint <= 0xff5a) return codePoint - 0xff41 + 10;
    if (!isDigit(codePoint)) return -1;
    // Decimal digits come in runs of ten that begin with zero.
    int zero = codePoint;
    while (codePoint - zero < 9 && isDigit(zero - 1)) zero--;
    return codePoint - zero;
  }

  public static char forDigit(int digit, int radix) {
    if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) return '\0';
    return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
  }

  public static char reverseBytes(char ch) {
    return (char) (((ch & 0xff00) >> 8) | (ch << 8));
  }

  public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
    int n = seq.length();
    if (index < 0 || index > n) throw new IndexOutOfBoundsException();
    for (; codePointOffset > 0; codePointOffset--) {
      if (index >= n) throw new IndexOutOfBoundsException();
      index += isHighSurrogate(seq.charAt(index)) && index + 1 < n && isLowSurrogate(seq.charAt(index + 1)) ? 2 : 1;
    }
    for (; codePointOffset < 0; codePointOffset++) {
      if (index <= 0) throw new IndexOutOfBoundsException();
      index -= isLowSurrogate(seq.charAt(index - 1)) && index > 1 && isHighSurrogate(seq.charAt(index - 2)) ? 2 : 1;
    }
    return index;
  }

  @Override
  public java.util.Optional<java.lang.constant.DynamicConstantDesc<Character>> describeConstable() {
    return heddle.Reflection.described(this);
  }
}
