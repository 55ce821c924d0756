// Finds the boundaries in a text: of what is seen as one character, of words, of sentences, of places where a line may end.
package java.text;

import java.util.Locale;

public abstract class BreakIterator implements Cloneable {
  public static final int DONE = -1;

  protected BreakIterator() {}

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  public abstract int first();

  public abstract int last();

  // The n-th boundary behind the current one, or in front of it if n is negative.
  public abstract int next(int n);

  public abstract int next();

  public abstract int previous();

  public abstract int following(int offset);

  public int preceding(int offset) {
    int at = following(offset);
    while (at >= offset && at != DONE) at = previous();
    return at;
  }

  public boolean isBoundary(int offset) {
    return offset == 0 || following(offset - 1) == offset;
  }

  public abstract int current();

  public abstract CharacterIterator getText();

  public void setText(String newText) {
    setText(new StringCharacterIterator(newText));
  }

  public abstract void setText(CharacterIterator newText);

  public static BreakIterator getWordInstance() {
    return getWordInstance(Locale.getDefault());
  }

  public static BreakIterator getWordInstance(Locale locale) {
    return make(locale, "word");
  }

  public static BreakIterator getLineInstance() {
    return getLineInstance(Locale.getDefault());
  }

  public static BreakIterator getLineInstance(Locale locale) {
    return make(locale, "line");
  }

  public static BreakIterator getCharacterInstance() {
    return getCharacterInstance(Locale.getDefault());
  }

  public static BreakIterator getCharacterInstance(Locale locale) {
    return make(locale, "character");
  }

  public static BreakIterator getSentenceInstance() {
    return getSentenceInstance(Locale.getDefault());
  }

  public static BreakIterator getSentenceInstance(Locale locale) {
    return make(locale, "sentence");
  }

  public static synchronized Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  // The rules are those of every language.
  private static BreakIterator make(Locale locale, String what) {
    locale.hashCode();
    return new AutomatonBreakIterator(what);
  }
}
