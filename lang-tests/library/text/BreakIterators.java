// What the methods of java.text.BreakIterator answer, where they leave the iterator, and the texts of its documentation's kinds.
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;
import java.util.Locale;

class BreakIterators {
  static void refused(String what, Runnable call) {
    try {
      call.run();
      System.out.println(what + ": taken");
    } catch (IllegalArgumentException | NullPointerException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ""));
    }
  }

  static void parts(String kind, BreakIterator b, String text) {
    b.setText(text);
    StringBuilder all = new StringBuilder(kind);
    for (int from = b.first(), to = b.next(); to != BreakIterator.DONE; from = to, to = b.next()) all.append('[').append(text, from, to).append(']');
    System.out.println(all.toString().replace("\n", "\\n").replace("\r", "\\r"));
  }

  public static void main(String[] args) {
    BreakIterator b = BreakIterator.getWordInstance();
    System.out.println(b.first() + " " + b.last() + " " + b.next() + " " + b.previous() + " " + b.next(3) + " " + b.next(0) + " " + b.isBoundary(0));
    b.setText("Hello, big world. ");
    System.out.println(b.current() + " " + b.getText().getIndex() + " " + b.getText().getEndIndex());
    for (int i = 0; i <= 18; i++) {
      System.out.println(i + ": " + b.following(i) + " at " + b.current() + ", " + b.preceding(i) + " at " + b.current() + ", " + b.isBoundary(i) + " at "
          + b.current());
    }
    b.first();
    System.out.println(b.previous() + " " + b.next(2) + " " + b.next(100) + " " + b.current() + " " + b.next() + " " + b.next(-100) + " " + b.current());
    System.out.println(b.last() + " " + b.previous() + " " + b.next(-2));
    refused("following", () -> b.following(19));
    refused("preceding", () -> b.preceding(-1));
    refused("isBoundary", () -> b.isBoundary(-1));
    refused("setText", () -> b.setText((String) null));
    refused("setText", () -> b.setText((CharacterIterator) null));
    refused("locale", () -> BreakIterator.getWordInstance(null));

    b.setText(new StringCharacterIterator("xx one two xx", 3, 10, 5));
    System.out.println(b.current() + " " + b.first() + " " + b.next() + " " + b.last() + " " + b.previous() + " " + b.preceding(5) + " " + b.isBoundary(10));
    System.out.println(b.following(3) + " " + b.following(10) + " " + b.preceding(3));
    BreakIterator other = (BreakIterator) b.clone();
    System.out.println(other.equals(b) + " " + (other.hashCode() == b.hashCode()) + " " + other.current() + " " + (other.getText() == b.getText()));
    other.next();
    System.out.println(other.equals(b) + " " + other.current() + " " + b.current());
    b.getText().setIndex(7);
    System.out.println(b.current() + " " + b.next());
    System.out.println(BreakIterator.getWordInstance().equals(BreakIterator.getWordInstance(Locale.FRANCE)) + " "
        + BreakIterator.getWordInstance().equals(BreakIterator.getLineInstance()));

    parts("characters ", BreakIterator.getCharacterInstance(), "ae\u0301\r\n\u1100\u1161\u11a8\uac00\ud83d\ude00\u0e01\u0e34");
    parts("words ", BreakIterator.getWordInstance(Locale.US), "Can't pay $1,234.50 (5%) for e-mail_2? \u6f22\u5b57\u304b\u306a\u30ab\u30bf\u30ab\u30ca\u30fc.\r\nx");
    parts("lines ", BreakIterator.getLineInstance(Locale.US), "Well-known (see p. 5), \"so\" he said: $5.00!\tNo\u00a0break.\nEnd");
    parts("sentences ", BreakIterator.getSentenceInstance(Locale.US), "He said (yes). \"Really?\" she asked. At 5.30 p.m. it rained! No... maybe.\nEnd\u3002Last");
  }
}
// expect: 0 0 -1 -1 -1 0 true
// expect: 0 0 18
// expect: 0: 5 at 5, -1 at 0, true at 0
// expect: 1: 5 at 5, 0 at 0, false at 5
// expect: 2: 5 at 5, 0 at 0, false at 5
// expect: 3: 5 at 5, 0 at 0, false at 5
// expect: 4: 5 at 5, 0 at 0, false at 5
// expect: 5: 6 at 6, 0 at 0, true at 5
// expect: 6: 7 at 7, 5 at 5, true at 6
// expect: 7: 10 at 10, 6 at 6, true at 7
// expect: 8: 10 at 10, 7 at 7, false at 10
// expect: 9: 10 at 10, 7 at 7, false at 10
// expect: 10: 11 at 11, 7 at 7, true at 10
// expect: 11: 16 at 16, 10 at 10, true at 11
// expect: 12: 16 at 16, 11 at 11, false at 16
// expect: 13: 16 at 16, 11 at 11, false at 16
// expect: 14: 16 at 16, 11 at 11, false at 16
// expect: 15: 16 at 16, 11 at 11, false at 16
// expect: 16: 17 at 17, 11 at 11, true at 16
// expect: 17: 18 at 18, 16 at 16, true at 17
// expect: 18: -1 at 18, 17 at 17, true at 18
// expect: -1 6 -1 18 -1 -1 0
// expect: 18 17 11
// expect: following: IllegalArgumentException: offset out of bounds
// expect: preceding: IllegalArgumentException: offset out of bounds
// expect: isBoundary: IllegalArgumentException: offset out of bounds
// expect: setText: NullPointerException
// expect: setText: NullPointerException
// expect: locale: NullPointerException
// expect: 3 3 6 10 7 3 true
// expect: 6 -1 -1
// expect: true true 3 false
// expect: false 6 3
// expect: 7 10
// expect: true false
// expect: characters [a][é][\r\n][각][가][😀][กิ]
// expect: words [Can't][ ][pay][ ][$1,234.50][ ][(][5%][)][ ][for][ ][e-mail][_][2][?][ ][漢字][かな][カタカナー][.][\r\n][x]
// expect: lines [Well-][known ][(see ][p. ][5), ]["so" ][he ][said: ][$5.00!	][No break.\n][End]
// expect: sentences [He said (yes). ]["Really?" ][she asked. ][At 5.30 p.m. it rained! ][No... maybe.\n][End。][Last]
