// Goes through the characters of a string, or of a part of it.
package java.text;

public final class StringCharacterIterator implements CharacterIterator {
  private String text;
  private int begin;
  private int end;
  private int at;

  public StringCharacterIterator(String text) {
    this(text, 0);
  }

  public StringCharacterIterator(String text, int pos) {
    this(text, 0, text.length(), pos);
  }

  public StringCharacterIterator(String text, int begin, int end, int pos) {
    if (begin < 0 || begin > end || end > text.length()) throw new IllegalArgumentException("Invalid substring range");
    if (pos < begin || pos > end) throw new IllegalArgumentException("Invalid position");
    this.text = text;
    this.begin = begin;
    this.end = end;
    at = pos;
  }

  public void setText(String text) {
    end = text.length();
    this.text = text;
    begin = 0;
    at = 0;
  }

  @Override
  public char first() {
    at = begin;
    return current();
  }

  @Override
  public char last() {
    at = Math.max(begin, end - 1);
    return current();
  }

  @Override
  public char setIndex(int p) {
    if (p < begin || p > end) throw new IllegalArgumentException("Invalid index");
    at = p;
    return current();
  }

  @Override
  public char current() {
    return at < end ? text.charAt(at) : DONE;
  }

  @Override
  public char next() {
    if (at < end) at++;
    return current();
  }

  @Override
  public char previous() {
    if (at == begin) return DONE;
    at--;
    return current();
  }

  @Override
  public int getBeginIndex() {
    return begin;
  }

  @Override
  public int getEndIndex() {
    return end;
  }

  @Override
  public int getIndex() {
    return at;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof StringCharacterIterator)) return false;
    StringCharacterIterator other = (StringCharacterIterator) obj;
    return text.equals(other.text) && at == other.at && begin == other.begin && end == other.end;
  }

  @Override
  public int hashCode() {
    return text.hashCode() ^ at ^ begin ^ end;
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
