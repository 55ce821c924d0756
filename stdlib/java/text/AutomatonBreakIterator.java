// Boundaries that a finite automaton finds: it goes on from one boundary as far as it can, and the next one is the last place where the
// text could have ended. heddle/BreakTable.java describes its form.
package java.text;

import heddle.BreakTable;

final class AutomatonBreakIterator extends BreakIterator {
  private final String what;
  private final String starts;
  private final String kinds;
  private final String highStarts;
  private final String highKinds;
  private final String next;
  private final String ends;
  private final String marks;
  private final int width;
  // Its index is the current position.
  private CharacterIterator text = new StringCharacterIterator("");
  // All boundaries of the text, if they have been asked for; `count` of them.
  private int[] known;
  private int count;

  AutomatonBreakIterator(String what) {
    String[] table = BreakTable.of(what);
    this.what = what;
    starts = table[0];
    kinds = table[1];
    highStarts = table[2];
    highKinds = table[3];
    next = table[4];
    ends = table[5];
    marks = table[6];
    width = next.length() / ends.length();
  }

  @Override
  public Object clone() {
    AutomatonBreakIterator other = (AutomatonBreakIterator) super.clone();
    other.text = (CharacterIterator) text.clone();
    return other;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AutomatonBreakIterator && what.equals(((AutomatonBreakIterator) obj).what)
        && text.equals(((AutomatonBreakIterator) obj).text);
  }

  @Override
  public int hashCode() {
    return what.hashCode();
  }

  @Override
  public CharacterIterator getText() {
    return text;
  }

  @Override
  public void setText(CharacterIterator newText) {
    int begin = newText.getBeginIndex();
    text = newText;
    text.setIndex(begin);
    known = null;
  }

  @Override
  public int current() {
    return text.getIndex();
  }

  @Override
  public int first() {
    return moved(text.getBeginIndex());
  }

  @Override
  public int last() {
    return moved(text.getEndIndex());
  }

  @Override
  public int next() {
    int at = text.getIndex();
    return at == text.getEndIndex() ? DONE : moved(boundaryBehind(at));
  }

  @Override
  public int previous() {
    int at = text.getIndex();
    return at == text.getBeginIndex() ? DONE : moved(known(position(at) - 1));
  }

  @Override
  public int next(int n) {
    int result = text.getIndex();
    for (; n > 0; n--) result = next();
    for (; n < 0; n++) result = previous();
    return result;
  }

  @Override
  public int following(int offset) {
    check(offset);
    if (offset == text.getEndIndex()) {
      text.setIndex(offset);
      return DONE;
    }
    int i = position(offset);
    return moved(known(known(i) == offset ? i + 1 : i));
  }

  @Override
  public int preceding(int offset) {
    check(offset);
    text.setIndex(offset);
    return previous();
  }

  @Override
  public boolean isBoundary(int offset) {
    check(offset);
    return moved(known(position(offset))) == offset;
  }

  private int moved(int at) {
    text.setIndex(at);
    return at;
  }

  private void check(int offset) {
    if (offset < text.getBeginIndex() || offset > text.getEndIndex()) throw new IllegalArgumentException("offset out of bounds");
  }

  private int known(int i) {
    return known[i];
  }

  // Where among the boundaries the first one is that is not in front of `offset`.
  private int position(int offset) {
    if (known == null) findAll();
    int low = 0, high = count - 1;
    while (low < high) {
      int middle = (low + high) / 2;
      if (known[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // A boundary is sure only with everything in front of it, so that going back needs all of them.
  private void findAll() {
    int end = text.getEndIndex(), back = text.getIndex();
    int[] found = new int[16];
    int n = 0;
    for (int at = text.getBeginIndex(); ; at = boundaryBehind(at)) {
      if (n == found.length) {
        int[] more = new int[2 * n];
        System.arraycopy(found, 0, more, 0, n);
        found = more;
      }
      found[n++] = at;
      if (at >= end) break;
    }
    text.setIndex(back);
    known = found;
    count = n;
  }

  private int boundaryBehind(int begin) {
    int end = text.getEndIndex(), state = 0, at = begin, before = begin, remembered = begin, certain = begin;
    char c = text.setIndex(begin);
    while (at < end) {
      int character = c;
      at++;
      c = text.next();
      if (Character.isHighSurrogate((char) character) && at < end && Character.isLowSurrogate(c)) {
        character = Character.toCodePoint((char) character, c);
        at++;
        c = text.next();
      }
      char follows = next.charAt(state * width + kind(character));
      if (follows < 'A') return boundary(follows, begin, before, remembered, certain);
      state = follows - 'A';
      before = at;
      char mark = marks.charAt(state);
      if (mark == 'r' || mark == 'b') remembered = at;
      if (mark == 'c' || mark == 'b') certain = at;
    }
    return boundary(ends.charAt(state), begin, end, remembered, certain);
  }

  private int boundary(char where, int begin, int here, int remembered, int certain) {
    if (where == '-' && here > begin) return here;
    if (where == '*' && remembered > begin) return remembered;
    return where == '1' && certain > begin ? certain : begin + 1;
  }

  private int kind(int character) {
    if (character < 0x10000) {
      int low = 0, high = starts.length() - 1;
      while (low < high) {
        int middle = (low + high + 1) / 2;
        if (starts.charAt(middle) <= character) low = middle;
        else high = middle - 1;
      }
      return kinds.charAt(low) - 'A';
    }
    int low = 0, high = highKinds.length() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (Character.toCodePoint(highStarts.charAt(2 * middle), highStarts.charAt(2 * middle + 1)) <= character) low = middle;
      else high = middle - 1;
    }
    return highKinds.charAt(low) - 'A';
  }
}
