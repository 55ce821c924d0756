// Boundaries of random texts of all kinds of characters, forwards, backwards and from random places: a sum for each hundred of texts.
import java.text.BreakIterator;
import java.util.Locale;
import java.util.Random;

class RandomBreaks {
  static final String SPECIAL = "\0\t\n\r  !\"'%',,-..0A$)(ab\u00a0\u00ad\u0300\u0600\u0903\u0964\u1100\u1161\u11a8\u2028\u2029\u2160\u3042\u30cd\u30fc\u4f78"
      + "\uac00\ue000\u3099\ud800\udc00\uffff\u00df";

  static String text(Random random) {
    StringBuilder s = new StringBuilder();
    int kind = random.nextInt(4);
    for (int n = 1 + random.nextInt(20); n > 0; n--) {
      if (kind == 0) s.appendCodePoint(random.nextInt(0x110000));
      else if (kind == 1) s.append((char) random.nextInt(0x3100));
      else if (kind == 2 && random.nextInt(4) == 0) s.append((char) random.nextInt(0x10000));
      else s.append(SPECIAL.charAt(random.nextInt(SPECIAL.length())));
    }
    return s.toString();
  }

  public static void main(String[] args) {
    Random random = new Random(5);
    BreakIterator[] all = {BreakIterator.getCharacterInstance(), BreakIterator.getWordInstance(Locale.GERMAN), BreakIterator.getLineInstance(Locale.JAPAN),
        BreakIterator.getSentenceInstance(Locale.ROOT)};
    for (int hundred = 0; hundred < 8; hundred++) {
      int[] sums = new int[all.length];
      for (int i = 0; i < 100; i++) {
        String text = text(random);
        int place = random.nextInt(text.length() + 1);
        for (int k = 0; k < all.length; k++) {
          BreakIterator b = all[k];
          b.setText(text);
          for (int at = b.first(); at != BreakIterator.DONE; at = b.next()) sums[k] = 31 * sums[k] + at;
          if (k == 3) continue;  // OpenJDK goes back to other ends of sentences now and then
          for (int at = b.last(); at != BreakIterator.DONE; at = b.previous()) sums[k] = 31 * sums[k] + at;
          sums[k] = 31 * sums[k] + b.following(place);
          sums[k] = 31 * sums[k] + b.preceding(place);
          sums[k] = 31 * sums[k] + (b.isBoundary(place) ? 1 : 0);
          sums[k] = 31 * sums[k] + b.current();
        }
      }
      System.out.println(sums[0] + " " + sums[1] + " " + sums[2] + " " + sums[3]);
    }
  }
}
// expect: 1768959873 -924308532 -1016274498 -113882636
// expect: 739600578 258993335 501033111 -356457326
// expect: 1541512982 905089124 455750764 2073209267
// expect: 1238069531 -74226322 1163912611 -95840543
// expect: -2137350368 -1442738945 -771245085 -1391479216
// expect: -1070836076 -2000479819 -1854564681 -1035896315
// expect: -2039212839 -1010402062 -2096219090 313503721
// expect: -816066088 1676320275 1709642758 543769776
