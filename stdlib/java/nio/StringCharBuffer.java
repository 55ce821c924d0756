// A CharSequence as a buffer that can only be read.
package java.nio;

final class StringCharBuffer extends CharBuffer {
  private final CharSequence text;
  private final int first;  // where element 0 is

  StringCharBuffer(CharSequence text, int first, int position, int limit, int capacity) {
    super(null, 0, position, limit, capacity, true);
    this.text = text;
    this.first = first;
  }

  @Override
  CharBuffer part(int index, int capacity, boolean readOnly) {
    return new StringCharBuffer(text, first + index, 0, capacity, capacity);
  }

  @Override
  char at(int index) {
    return text.charAt(first + index);
  }

  @Override
  void load(int index, char[] to, int off, int len) {
    for (int i = 0; i < len; i++) to[off + i] = at(index + i);
  }

  @Override
  public CharBuffer subSequence(int start, int end) {
    if (start < 0 || start > end || end > remaining()) throw new IndexOutOfBoundsException();
    return super.subSequence(start, end);
  }

  @Override
  public boolean isDirect() {
    return false;
  }

  @Override
  public ByteOrder order() {
    return ByteOrder.nativeOrder();
  }

  @Override
  String kind() {
    return "StringCharBuffer";
  }
}
