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

  public static int codePointAt(char[] a, int index, int limit) {
    if (index >= limit || limit > a.length) throw new IndexOutOfBoundsException();
    char c = a[index];
    boolean pair = isHighSurrogate(c) && index + 1 < limit && isLowSurrogate(a[index + 1]);
    return pair ? toCodePoint(c, a[index + 1]) : c;
  }

  public static int codePointBefore(char[] a, int index) {
    return before(a, index, 0);
  }

  public static int codePointBefore(char[] a, int index, int start) {
    if (index <= start || start < 0 || start >= a.length) throw new IndexOutOfBoundsException();
    return before(a, index, start);
  }

  private static int before(char[] a, int index, int start) {
    char c = a[index - 1];
    boolean pair = isLowSurrogate(c) && index - 1 > start && isHighSurrogate(a[index - 2]);
    return pair ? toCodePoint(a[index - 2], c) : c;
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

  // How many characters it has put into dst.
  public static int toChars(int codePoint, char[] dst, int dstIndex) {
    char[] chars = toChars(codePoint);
    for (int i = chars.length - 1; i >= 0; i--) dst[dstIndex + i] = chars[i];  // from behind, so that nothing is written if one does not fit
    return chars.length;
  }

  public static int codePointCount(char[] a, int offset, int count) {
    if (count > a.length - offset || offset < 0 || count < 0) throw new IndexOutOfBoundsException();
    return codePointCount(java.nio.CharBuffer.wrap(a, offset, count), 0, count);
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
    return isAlphabetic0(codePoint);
  }

  private static native boolean isAlphabetic0(int codePoint);

  public static boolean isUpperCase(char ch) {
    return isUpperCase((int) ch);
  }

  public static boolean isUpperCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z';
    return getType(codePoint) == UPPERCASE_LETTER
        || codePoint >= 0x2160 && codePoint <= 0x216f
        || codePoint >= 0x24b6 && codePoint <= 0x24cf
        || codePoint >= 0x1f130 && codePoint <= 0x1f149
        || codePoint >= 0x1f150 && codePoint <= 0x1f169
        || codePoint >= 0x1f170 && codePoint <= 0x1f189;
  }

  public static boolean isLowerCase(char ch) {
    return isLowerCase((int) ch);
  }

  public static boolean isLowerCase(int codePoint) {
    if (codePoint < 128) return codePoint >= 'a' && codePoint <= 'z';
    int type = getType(codePoint);
    return type == LOWERCASE_LETTER || codePoint == 0xaa || codePoint == 0xba
        || codePoint >= 0x2170 && codePoint <= 0x217f
        || codePoint >= 0x24d0 && codePoint <= 0x24e9
        || codePoint == 0x345 || type == MODIFIER_LETTER && isSmallModifier(codePoint);
  }

  // Modifier letters that look like small ones (Unicode's Other_Lowercase).
  private static boolean isSmallModifier(int c) {
    return c >= 0x2b0 && c <= 0x2b8 || c == 0x2c0 || c == 0x2c1 || c >= 0x2e0 && c <= 0x2e4 || c == 0x37a
        || c >= 0x1d2c && c <= 0x1d6a || c == 0x1d78 || c >= 0x1d9b && c <= 0x1dbf
        || c == 0x2071 || c == 0x207f || c >= 0x2090 && c <= 0x209c || c == 0x2c7c || c == 0x2c7d
        || c == 0xa69c || c == 0xa69d || c == 0xa770 || c == 0xa7f8 || c == 0xa7f9 || c >= 0xab5c && c <= 0xab5f;
  }

  public static boolean isTitleCase(char ch) {
    return isTitleCase((int) ch);
  }

  public static boolean isTitleCase(int codePoint) {
    return getType(codePoint) == TITLECASE_LETTER;
  }

  public static boolean isDefined(char ch) {
    return isDefined((int) ch);
  }

  public static boolean isDefined(int codePoint) {
    return getType(codePoint) != UNASSIGNED;
  }

  // Unicode's Ideographic.
  public static boolean isIdeographic(int c) {
    return c >= 0x4e00 && c <= 0x9ffc || c >= 0x3400 && c <= 0x4dbf || c >= 0xf900 && c <= 0xfad9 && isDefined(c)
        || c == 0x3006 || c == 0x3007 || c >= 0x3021 && c <= 0x3029 || c >= 0x3038 && c <= 0x303a
        || c >= 0x20000 && c <= 0x3134a && isDefined(c) || c >= 0x17000 && c <= 0x187f7
        || c >= 0x18800 && c <= 0x18cd5 || c >= 0x18d00 && c <= 0x18d08 || c >= 0x1b170 && c <= 0x1b2fb || c == 0x16fe4;
  }

  public static boolean isMirrored(char ch) {
    return isMirrored((int) ch);
  }

  public static boolean isMirrored(int codePoint) {
    return Mirrored.has(codePoint);
  }

  // Characters that are mirrored in text from right to left (Unicode's Bidi_Mirrored).
  private static final class Mirrored {
    // The first and the last one of each range.
    private static final String RANGES =
        "()<<>>[[]]{{}}\u00ab\u00ab\u00bb\u00bb\u0f3a\u0f3d\u169b\u169c\u2039\u203a\u2045\u2046\u207d\u207e"
            + "\u208d\u208e\u2140\u2140\u2201\u2204\u2208\u220d\u2211\u2211\u2215\u2216\u221a\u221d\u221f\u2222\u2224\u2224"
            + "\u2226\u2226\u222b\u2233\u2239\u2239\u223b\u224c\u2252\u2255\u225f\u2260\u2262\u2262\u2264\u226b\u226e\u228c"
            + "\u228f\u2292\u2298\u2298\u22a2\u22a3\u22a6\u22b8\u22be\u22bf\u22c9\u22cd\u22d0\u22d1\u22d6\u22ed\u22f0\u22ff"
            + "\u2308\u230b\u2320\u2321\u2329\u232a\u2768\u2775\u27c0\u27c0\u27c3\u27c6\u27c8\u27c9\u27cb\u27cd\u27d3\u27d6"
            + "\u27dc\u27de\u27e2\u27ef\u2983\u2998\u299b\u29a0\u29a2\u29af\u29b8\u29b8\u29c0\u29c5\u29c9\u29c9\u29ce\u29d2"
            + "\u29d4\u29d5\u29d8\u29dc\u29e1\u29e1\u29e3\u29e5\u29e8\u29e9\u29f4\u29f9\u29fc\u29fd\u2a0a\u2a1c\u2a1e\u2a21"
            + "\u2a24\u2a24\u2a26\u2a26\u2a29\u2a29\u2a2b\u2a2e\u2a34\u2a35\u2a3c\u2a3e\u2a57\u2a58\u2a64\u2a65\u2a6a\u2a6d"
            + "\u2a6f\u2a70\u2a73\u2a74\u2a79\u2aa3\u2aa6\u2aad\u2aaf\u2ad6\u2adc\u2adc\u2ade\u2ade\u2ae2\u2ae6\u2aec\u2aee"
            + "\u2af3\u2af3\u2af7\u2afb\u2afd\u2afd\u2bfe\u2bfe\u2e02\u2e05\u2e09\u2e0a\u2e0c\u2e0d\u2e1c\u2e1d\u2e20\u2e29"
            + "\u3008\u3011\u3014\u301b\ufe59\ufe5e\ufe64\ufe65\uff08\uff09\uff1c\uff1c\uff1e\uff1e\uff3b\uff3b\uff3d\uff3d"
            + "\uff5b\uff5b\uff5d\uff5d\uff5f\uff60\uff62\uff63";

    static boolean has(int c) {
      if (c >= MIN_SUPPLEMENTARY_CODE_POINT) {
        return c == 0x1d6db || c == 0x1d715 || c == 0x1d74f
            || c == 0x1d789 || c == 0x1d7c3;
      }
      int low = 0;  // The range is one of those from low to before high.
      int high = RANGES.length() / 2;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (c < RANGES.charAt(2 * middle)) high = middle;
        else if (c > RANGES.charAt(2 * middle + 1)) low = middle + 1;
        else return true;
      }
      return false;
    }
  }

  @Deprecated
  public static boolean isSpace(char ch) {
    return ch == ' ' || ch == '\t' || ch == '\n' || ch == '\f' || ch == '\r';
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

  @Deprecated
  public static boolean isJavaLetter(char ch) {
    return isJavaIdentifierStart(ch);
  }

  @Deprecated
  public static boolean isJavaLetterOrDigit(char ch) {
    return isJavaIdentifierPart(ch);
  }

  public static boolean isIdentifierIgnorable(char ch) {
    return isIdentifierIgnorable((int) ch);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return codePoint >= 0 && codePoint <= 8 || codePoint >= 0xe && codePoint <= 0x1b
        || codePoint >= 0x7f && codePoint <= 0x9f || getType(codePoint) == FORMAT;
  }

  public static boolean isUnicodeIdentifierStart(char ch) {
    return isUnicodeIdentifierStart((int) ch);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return isLetter(codePoint) || getType(codePoint) == LETTER_NUMBER || codePoint == 0x2118 || codePoint == 0x212e
        || codePoint == 0x309b || codePoint == 0x309c || codePoint == 0x1885 || codePoint == 0x1886;
  }

  public static boolean isUnicodeIdentifierPart(char ch) {
    return isUnicodeIdentifierPart((int) ch);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    if (isUnicodeIdentifierStart(codePoint) || isIdentifierIgnorable(codePoint)) return true;
    int type = getType(codePoint);
    return type == CONNECTOR_PUNCTUATION || type == DECIMAL_DIGIT_NUMBER || type == NON_SPACING_MARK
        || type == COMBINING_SPACING_MARK || codePoint == 0xb7 || codePoint == 0x387
        || codePoint >= 0x1369 && codePoint <= 0x1371 || codePoint == 0x19da;
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
    return (char) toTitleCase((int) ch);
  }

  // The upper case, but of letters that are two (as Dz), and of Georgian ones, which have none at the begin of a word.
  public static int toTitleCase(int codePoint) {
    if (codePoint >= 0x1c4 && codePoint <= 0x1cc) return (codePoint - 0x1c4) / 3 * 3 + 0x1c5;
    if (codePoint >= 0x1f1 && codePoint <= 0x1f3) return 0x1f2;
    if (codePoint >= 0x10d0 && codePoint <= 0x10ff || isTitleCase(codePoint)) return codePoint;
    return toUpperCase(codePoint);
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

  public static int getNumericValue(int codePoint) {
    if (codePoint >= '0' && codePoint <= '9') return codePoint - '0';
    if (codePoint >= 'a' && codePoint <= 'z') return codePoint - 'a' + 10;
    if (codePoint >= 'A' && codePoint <= 'Z') return codePoint - 'A' + 10;
    if (codePoint < 128) return -1;
    if (codePoint >= 0xff21 && codePoint <= 0xff3a) return codePoint - 0xff21 + 10;
    if (codePoint >= 0xff41 && codePoint <= 0xff5a) return codePoint - 0xff41 + 10;
    if (!isDigit(codePoint)) return number0(codePoint);
    if (codePoint >= 0x1d7ce && codePoint <= 0x1d7ff) return (codePoint - 0x1d7ce) % 10;  // mathematical ones, in five styles
    // Other decimal digits come in runs of ten that begin with zero.
    int zero = codePoint;
    while (codePoint - zero < 9 && isDigit(zero - 1)) zero--;
    return codePoint - zero;
  }

  // Of other characters: Roman numerals, numbers in circles; -2 for fractions.
  private static native int number0(int codePoint);

  public static char forDigit(int digit, int radix) {
    if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) return '\0';
    return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
  }

  public static char reverseBytes(char ch) {
    return (char) (((ch & 0xff00) >> 8) | (ch << 8));
  }

  public static int offsetByCodePoints(char[] a, int start, int count, int index, int codePointOffset) {
    boolean wrong = count > a.length - start || start < 0 || count < 0 || index < start || index > start + count;
    if (wrong) throw new IndexOutOfBoundsException();
    return start + offsetByCodePoints(java.nio.CharBuffer.wrap(a, start, count), index - start, codePointOffset);
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
