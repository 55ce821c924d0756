// Random pairs of texts in each language: how they compare, and the bytes of their keys. A sum for each language.
import java.text.Collator;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

class RandomCollation {
  static final String SPECIAL = "aAbBzZ\u00e9\u00e8\u00c9e\u0301\u0300\u00e6\u00c6\u00df\u00f1n\u0303 -'1\u00e5\u00c5o\u00f6\u00f8chlCHdzs\u0131iI\u0130\u0430\u0451\u0439\u044f\u03b1\u03ac\u4e00\u4e8c\u3042\u30ab"
      + "\u30fc\uac00\uac01\u0327\u0323\u1ea5";

  static String text(Random random) {
    StringBuilder s = new StringBuilder();
    int kind = random.nextInt(5);
    for (int n = random.nextInt(7); n > 0; n--) {
      s.append(kind == 0 ? (char) (0x20 + random.nextInt(0x5e0)) : kind == 1 && random.nextInt(3) == 0 ? (char) (0x4e00 + random.nextInt(0x2000))
          : SPECIAL.charAt(random.nextInt(SPECIAL.length())));
    }
    return s.toString();
  }

  static String other(Random random, String x) {
    int at = x.isEmpty() ? 0 : random.nextInt(x.length());
    switch (random.nextInt(4)) {
      case 0: return text(random);
      case 1: return x.substring(0, at) + SPECIAL.charAt(random.nextInt(SPECIAL.length())) + x.substring(at);
      case 2: return x.substring(0, at) + "\u0301" + x.substring(at);
      default: return Normalizer.normalize(x, Normalizer.Form.NFD);
    }
  }

  public static void main(String[] args) {
    Random random = new Random(8);
    for (String id : "en de fr it es pt nl sv da nb nn fi pl cs ru uk hu el ro tr ja ko zh zh_TW".split(" ")) {
      int mark = id.indexOf('_'), sum = 0, keys = 0;
      Collator c = Collator.getInstance(mark < 0 ? new Locale(id) : new Locale(id.substring(0, mark), id.substring(mark + 1)));
      for (int i = 0; i < 40; i++) {
        c.setStrength(random.nextInt(4));
        c.setDecomposition(random.nextInt(3));
        String x = text(random), y = other(random, x);
        sum = 31 * sum + Integer.signum(c.compare(x, y)) + 3 * c.getCollationKey(x).compareTo(c.getCollationKey(y));
        keys = 31 * keys + Arrays.hashCode(c.getCollationKey(x).toByteArray());
      }
      System.out.println(id + " " + sum + " " + keys);
    }
  }
}
// expect: en -1155121516 163667514
// expect: de 237445996 874747329
// expect: fr 1394340336 1365481237
// expect: it 1135874452 -143947383
// expect: es 1216966660 -627840344
// expect: pt 666902364 -1263830768
// expect: nl -356234008 -501589333
// expect: sv 817958408 451376080
// expect: da -479406060 -25128029
// expect: nb 330737164 -1137440802
// expect: nn -1286929524 1931072576
// expect: fi 1099578632 1202180470
// expect: pl 660457628 -1180919271
// expect: cs -1298843284 1609016973
// expect: ru -418365140 1770152871
// expect: uk 1653738860 -245552012
// expect: hu 1461991924 -1809445947
// expect: el -358842636 97843599
// expect: ro 2034219876 -590616473
// expect: tr 1398770284 -1038661313
// expect: ja 402349356 -346739616
// expect: ko -1784743924 -603777705
// expect: zh -256363944 1600866184
// expect: zh_TW 381962372 -2009306532
