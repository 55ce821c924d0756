// A text that is put together from pieces, without a look at them (interp/printed_text.h).
package heddle;

public final class Pieces implements Appendable {
  private String[] pieces = new String[8];
  private int count;

  @Override
  public Pieces append(CharSequence csq) {
    if (count == pieces.length) {
      String[] more = new String[2 * count];
      System.arraycopy(pieces, 0, more, 0, count);
      pieces = more;
    }
    pieces[count++] = String.valueOf(csq);
    return this;
  }

  @Override
  public Pieces append(CharSequence csq, int start, int end) {
    return append((csq == null ? "null" : csq).subSequence(start, end));
  }

  @Override
  public Pieces append(char c) {
    return append(String.valueOf(c));
  }

  // Nothing has been appended, not even an empty text.
  public boolean isEmpty() {
    return count == 0;
  }

  @Override
  public String toString() {
    return VM.joinTexts(pieces, count);
  }
}
