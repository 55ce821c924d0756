// A sequence of characters that can be changed.
package java.lang;

public final class StringBuilder
    implements Appendable, java.io.Serializable, Comparable<StringBuilder>, CharSequence {
  private char[] value;
  private int count;

  public StringBuilder() {
    value = new char[16];
  }

  public StringBuilder(int capacity) {
    value = new char[capacity];
  }

  public StringBuilder(String str) {
    int n = str.length();
    value = new char[n + 16];
    str.copyChars(0, n, value, 0);
    count = n;
  }

  public StringBuilder(CharSequence seq) {
    this(seq.toString());
  }

  @Override
  public int length() {
    return count;
  }

  public int capacity() {
    return value.length;
  }

  public void ensureCapacity(int minimumCapacity) {
    if (minimumCapacity > value.length) grow(minimumCapacity);
  }

  public void trimToSize() {
    if (count < value.length) resize(count);
  }

  // `needed` is negative after an overflow.
  private void grow(int needed) {
    if (needed < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
    int larger = value.length * 2 + 2;
    resize(larger < needed ? needed : larger);
  }

  private void resize(int capacity) {
    char[] copy = new char[capacity];
    System.arraycopy(value, 0, copy, 0, count);
    value = copy;
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= count) {
      throw new StringIndexOutOfBoundsException("index " + index + ", length " + count);
    }
  }

  private void checkOffset(int offset) {
    if (offset < 0 || offset > count) {
      throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + count);
    }
  }

  private static void checkRange(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new StringIndexOutOfBoundsException(
          "start " + start + ", end " + end + ", length " + length);
    }
  }

  private static void checkPart(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new IndexOutOfBoundsException(
          "start " + start + ", end " + end + ", length " + length);
    }
  }

  public StringBuilder append(Object obj) {
    return append(String.valueOf(obj));
  }

  public StringBuilder append(String str) {
    if (str == null) str = "null";
    int n = str.length();
    int end = count + n;
    if (end < 0 || end > value.length) grow(end);
    str.copyChars(0, n, value, count);
    count = end;
    return this;
  }

  public StringBuilder append(StringBuffer sb) {
    return append(String.valueOf(sb));
  }

  @Override
  public StringBuilder append(CharSequence s) {
    return append(String.valueOf(s));
  }

  @Override
  public StringBuilder append(CharSequence s, int start, int end) {
    if (s == null) s = "null";
    checkPart(start, end, s.length());
    if (s instanceof String) {
      int newCount = count + (end - start);
      if (newCount < 0 || newCount > value.length) grow(newCount);
      ((String) s).copyChars(start, end, value, count);
      count = newCount;
    } else {
      for (int i = start; i < end; i++) append(s.charAt(i));
    }
    return this;
  }

  public StringBuilder append(char[] str) {
    return appendChars(str, 0, str.length);
  }

  public StringBuilder append(char[] str, int offset, int len) {
    checkPart(offset, offset + len, str.length);
    return appendChars(str, offset, len);
  }

  private StringBuilder appendChars(char[] str, int offset, int len) {
    int end = count + len;
    if (end < 0 || end > value.length) grow(end);
    System.arraycopy(str, offset, value, count, len);
    count = end;
    return this;
  }

  public StringBuilder append(boolean b) {
    return append(b ? "true" : "false");
  }

  @Override
  public StringBuilder append(char c) {
    int n = count;
    if (n == value.length) grow(n + 1);
    value[n] = c;
    count = n + 1;
    return this;
  }

  public StringBuilder append(int i) {
    return append(Integer.toString(i));
  }

  public StringBuilder append(long lng) {
    return append(Long.toString(lng));
  }

  public StringBuilder append(float f) {
    return append(Float.toString(f));
  }

  public StringBuilder append(double d) {
    return append(Double.toString(d));
  }

  public StringBuilder appendCodePoint(int codePoint) {
    if (Character.isBmpCodePoint(codePoint)) return append((char) codePoint);
    return append(Character.toChars(codePoint));
  }

  public StringBuilder delete(int start, int end) {
    if (end > count) end = count;
    checkRange(start, end, count);
    int n = end - start;
    if (n > 0) {
      System.arraycopy(value, end, value, start, count - end);
      count -= n;
    }
    return this;
  }

  public StringBuilder deleteCharAt(int index) {
    checkIndex(index);
    System.arraycopy(value, index + 1, value, index, count - index - 1);
    count--;
    return this;
  }

  public StringBuilder replace(int start, int end, String str) {
    if (end > count) end = count;
    checkRange(start, end, count);
    int n = str.length();
    int newCount = count + n - (end - start);
    if (newCount < 0 || newCount > value.length) grow(newCount);
    System.arraycopy(value, end, value, start + n, count - end);
    str.copyChars(0, n, value, start);
    count = newCount;
    return this;
  }

  public StringBuilder insert(int offset, String str) {
    checkOffset(offset);
    if (str == null) str = "null";
    int n = str.length();
    int newCount = count + n;
    if (newCount < 0 || newCount > value.length) grow(newCount);
    System.arraycopy(value, offset, value, offset + n, count - offset);
    str.copyChars(0, n, value, offset);
    count = newCount;
    return this;
  }

  public StringBuilder insert(int index, char[] str, int offset, int len) {
    checkOffset(index);
    checkRange(offset, offset + len, str.length);
    return insert(index, String.valueOf(str, offset, len));
  }

  public StringBuilder insert(int offset, Object obj) {
    return insert(offset, String.valueOf(obj));
  }

  public StringBuilder insert(int offset, char[] str) {
    checkOffset(offset);
    return insert(offset, String.valueOf(str));
  }

  public StringBuilder insert(int dstOffset, CharSequence s) {
    return insert(dstOffset, String.valueOf(s));
  }

  public StringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
    if (s == null) s = "null";
    checkOffset(dstOffset);
    checkPart(start, end, s.length());
    return insert(dstOffset, s.subSequence(start, end).toString());
  }

  public StringBuilder insert(int offset, boolean b) {
    return insert(offset, String.valueOf(b));
  }

  public StringBuilder insert(int offset, char c) {
    return insert(offset, String.valueOf(c));
  }

  public StringBuilder insert(int offset, int i) {
    return insert(offset, String.valueOf(i));
  }

  public StringBuilder insert(int offset, long l) {
    return insert(offset, String.valueOf(l));
  }

  public StringBuilder insert(int offset, float f) {
    return insert(offset, String.valueOf(f));
  }

  public StringBuilder insert(int offset, double d) {
    return insert(offset, String.valueOf(d));
  }

  public int indexOf(String str) {
    return toString().indexOf(str);
  }

  public int indexOf(String str, int fromIndex) {
    return toString().indexOf(str, fromIndex);
  }

  public int lastIndexOf(String str) {
    return toString().lastIndexOf(str);
  }

  public int lastIndexOf(String str, int fromIndex) {
    return toString().lastIndexOf(str, fromIndex);
  }

  public StringBuilder reverse() {
    int n = count;
    boolean surrogates = false;
    for (int i = 0, j = n - 1; i < j; i++, j--) {
      char a = value[i];
      char b = value[j];
      value[i] = b;
      value[j] = a;
      if (Character.isSurrogate(a) || Character.isSurrogate(b)) surrogates = true;
    }
    if (surrogates) {
      // Pairs that stood in order are in order again.
      for (int i = 0; i + 1 < n; i++) {
        char low = value[i];
        char high = value[i + 1];
        if (Character.isLowSurrogate(low) && Character.isHighSurrogate(high)) {
          value[i] = high;
          value[i + 1] = low;
          i++;
        }
      }
    }
    return this;
  }

  @Override
  public char charAt(int index) {
    if (index < 0 || index >= count) checkIndex(index);
    return value[index];
  }

  public void setCharAt(int index, char ch) {
    if (index < 0 || index >= count) checkIndex(index);
    // On OpenJDK the first character that is not of Latin-1 moves all of them into another array.
    if (ch > '\u00ff' && isLatin1()) value = value.clone();
    value[index] = ch;
  }

  private boolean isLatin1() {
    for (int i = 0; i < count; i++) {
      if (value[i] > '\u00ff') return false;
    }
    return true;
  }

  public int codePointAt(int index) {
    checkIndex(index);
    return Character.codePointAt(this, index);
  }

  public void setLength(int newLength) {
    if (newLength < 0) throw new StringIndexOutOfBoundsException(newLength);
    if (newLength > value.length) grow(newLength);
    for (int i = count; i < newLength; i++) value[i] = '\0';
    count = newLength;
  }

  public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
    checkRange(srcBegin, srcEnd, count);
    checkPart(dstBegin, dstBegin + srcEnd - srcBegin, dst.length);
    System.arraycopy(value, srcBegin, dst, dstBegin, srcEnd - srcBegin);
  }

  public String substring(int start) {
    return substring(start, count);
  }

  public String substring(int start, int end) {
    checkRange(start, end, count);
    return String.fromChars(value, start, end - start);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  @Override
  public int compareTo(StringBuilder another) {
    return toString().compareTo(another.toString());
  }

  @Override
  public String toString() {
    return String.fromChars(value, 0, count);
  }

  public int offsetByCodePoints(int index, int codePointOffset) {
    return Character.offsetByCodePoints(this, index, codePointOffset);
  }

  public int codePointCount(int beginIndex, int endIndex) {
    return Character.codePointCount(this, beginIndex, endIndex);
  }

  public int codePointBefore(int index) {
    return Character.codePointBefore(this, index);
  }
}
