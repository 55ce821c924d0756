// Orders of languages, strengths and decompositions, rules of one's own, keys and collation elements.
import java.text.CollationElementIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;

class Collators {
  static final String[] WORDS = {"z", "\u00e6ble", "\u00e5l", "\u00f8l", "ol", "\u00f6l", "al", "Al", "a-l", "cote", "cot\u00e9", "c\u00f4te", "c\u00f4t\u00e9", "chata", "cena", "\u010das",
      "hora", "llama", "luz", "\u00f1u", "nube", "nuez", "Stra\u00dfe", "Strasse", "strasse", "\u0131l", "il", "\u0130l", "\u0416", "\u0451", "\u0435", "\u03b1", "\u03ac", "\u4e8c", "\u4e00", "\u3042", "\u30a2",
      "\uac00", "12", "2", "", " a", "e\u0301", "\u00e9"};

  static String elements(RuleBasedCollator c, String text) {
    StringBuilder s = new StringBuilder();
    CollationElementIterator i = c.getCollationElementIterator(text);
    for (int e = i.next(); e != CollationElementIterator.NULLORDER; e = i.next()) s.append(Integer.toHexString(e)).append('@').append(i.getOffset()).append(' ');
    for (int e = i.previous(); e != CollationElementIterator.NULLORDER; e = i.previous()) s.append(i.getOffset()).append(' ');
    return s.toString().trim();
  }

  static int unsigned(byte[] x, byte[] y) {
    for (int i = 0; i < x.length && i < y.length; i++) {
      if (x[i] != y[i]) return (x[i] & 0xff) - (y[i] & 0xff);
    }
    return x.length - y.length;
  }

  static void rules(String rules, String... texts) {
    try {
      RuleBasedCollator c = new RuleBasedCollator(rules);
      StringBuilder s = new StringBuilder(c.getRules().equals(rules) + " " + c.getStrength() + c.getDecomposition());
      for (String text : texts) s.append(" | ").append(elements(c, text).replaceAll("@.*?( |$)|(?<= )\\d .*", " "));
      System.out.println(s);
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " " + e.getErrorOffset());
    }
  }

  static void refused(Runnable call) {
    try {
      call.run();
      System.out.println("taken");
    } catch (IllegalArgumentException | NullPointerException | ClassCastException e) {
      System.out.println(e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ""));
    }
  }

  public static void main(String[] args) throws ParseException {
    for (String id : "en de fr es sv da nb fi cs pl hu ro tr ru uk el ja ko zh xx".split(" ")) {
      String[] words = WORDS.clone();
      Arrays.sort(words, Collator.getInstance(new Locale(id)));
      System.out.println(id + " " + String.join(" ", words));
    }
    RuleBasedCollator c = (RuleBasedCollator) Collator.getInstance(Locale.US);
    System.out.println(c.getStrength() + " " + c.getDecomposition() + " " + c.equals("a", "a\0") + " " + c.compare("\u00e9", "e\u0301") + " " + c.compare((Object) "a", "B"));
    String[][] pairs = {{"a", "A"}, {"a", "\u00e1"}, {"\u00e1", "a\u0301"}, {"a-b", "ab"}, {"", "\0"}, {"\u4e00", "\u4e01"}, {"\ufb01", "fi"}, {"role", "r\u00f4le"}, {"\uac00", "\u1100\u1161"}};
    for (int strength = Collator.PRIMARY; strength <= Collator.IDENTICAL; strength++) {
      for (int mode = Collator.NO_DECOMPOSITION; mode <= Collator.FULL_DECOMPOSITION; mode++) {
        c.setStrength(strength);
        c.setDecomposition(mode);
        StringBuilder s = new StringBuilder(strength + "" + mode);
        for (String[] pair : pairs) {
          CollationKey x = c.getCollationKey(pair[0]), y = c.getCollationKey(pair[1]);
          int bytes = Integer.signum(unsigned(x.toByteArray(), y.toByteArray()));
          s.append(' ').append(c.compare(pair[0], pair[1])).append('/').append(x.compareTo(y)).append('/').append(bytes).append(x.equals(y) ? "=" : "");
        }
        System.out.println(s);
      }
    }
    CollationKey key = Collator.getInstance(Locale.GERMANY).getCollationKey("\u00c4b \u00df-\u4e00");
    StringBuilder bytes = new StringBuilder(key.getSourceString());
    for (byte b : key.toByteArray()) bytes.append(' ').append(b);
    System.out.println(bytes);
    System.out.println(elements((RuleBasedCollator) Collator.getInstance(Locale.ROOT), "a\u00c6b\u00e1 -"));

    String base = "='-' ; \u0301 ; \u0308 < a , A < b , B < c, C ";
    rules(base + "& a < x ; y", "a", "A", "x", "y", "b", "X");
    rules(base + "& a < \u00e1", "\u00e1", "a\u0301", "\u00e1\u0308");
    rules(base + "& abc < q & B , r / ab", "q", "r", "A");
    rules(base + "& a < b", "A", "B", "c");
    rules(base + "< ab < abc", "ab", "abc", "abb", "ac");
    rules(base + "& a ; x & a ; y", "x", "y", "A");
    rules("<a;b,c;d,e=f,g", "b", "c", "d", "e", "f", "g");
    rules("");
    rules("abc");
    rules("& a < x");
    rules("& < b");
    rules("< a < #");
    rules("< a < a");
    RuleBasedCollator longer = new RuleBasedCollator(((RuleBasedCollator) Collator.getInstance(Locale.US)).getRules() + "& c < ch , Ch , CH & ae ; \u00e4");
    String[] words = {"cz", "ch", "ca", "d", "CH", "Ch", "af", "\u00e4", "ae", "ad", "\u00e9"};
    Arrays.sort(words, longer);
    System.out.println(String.join(" ", words));

    CollationElementIterator i = c.getCollationElementIterator("ab\u00e6");
    i.setOffset(1);
    System.out.println(i.getOffset() + " " + Integer.toHexString(i.next()));
    i.setText(new StringCharacterIterator("y"));
    int y = i.next();
    System.out.println(CollationElementIterator.primaryOrder(y) + " " + CollationElementIterator.secondaryOrder(y) + " " + CollationElementIterator.tertiaryOrder(y) + " " + i.next());
    i.reset();
    System.out.println(i.next() == y);
    Collator d = Collator.getInstance(Locale.US), e = (Collator) d.clone();
    System.out.println(d.equals(e) + " " + (d == Collator.getInstance(Locale.US)) + " " + d.equals(c) + " " + (d.hashCode() == e.hashCode()) + " " + d.getCollationKey(null));
    refused(() -> d.setStrength(9));
    refused(() -> d.setDecomposition(3));
    refused(() -> d.compare("a", null));
    refused(() -> d.compare((Object) 1, "a"));
    refused(() -> Collator.getInstance(null));
  }
}
// expect: en  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: de  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: fr  12 2  a æble al Al ål a-l čas cena chata cote côte coté côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: es  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz nube nuez ñu ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: sv  12 2  a al Al a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol strasse Strasse Straße z ål æble öl øl ıl ά α Ж е ё あ ア 一 二 가
// expect: da  12 2  a Al al a-l čas cena chata cote coté côte côté é é hora İl il llama luz ñu nube nuez ol Strasse strasse Straße z æble øl öl ål ıl ά α Ж е ё あ ア 一 二 가
// expect: nb  12 2  a al Al a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol strasse Strasse Straße z æble øl öl ål ıl ά α Ж е ё あ ア 一 二 가
// expect: fi  12 2  a æble al Al a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol strasse Strasse Straße z ål öl øl ıl ά α Ж е ё あ ア 一 二 가
// expect: cs  12 2  a æble al Al ål a-l cena cote coté côte côté čas é é hora chata il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: pl  12 2  a al Al ål a-l æble čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: hu  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: ro  12 2  a al Al ål a-l æble čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: tr  12 2  a al Al ål a-l æble čas cena chata cote coté côte côté é é hora ıl il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ά α Ж е ё あ ア 一 二 가
// expect: ru  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z е ё Ж øl ıl ά α あ ア 一 二 가
// expect: uk  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z е ё Ж øl ıl ά α あ ア 一 二 가
// expect: el  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z α ά øl ıl Ж е ё あ ア 一 二 가
// expect: ja  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z あ ア α ά е ё Ж 一 二 øl ıl 가
// expect: ko  12 2  a al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z α ά æble ıl øl あ ア Ж е ё 가 二 一
// expect: zh  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z あ ア α ά Ж е ё 二 一 øl ıl 가
// expect: xx  12 2  a æble al Al ål a-l čas cena chata cote coté côte côté é é hora il İl llama luz ñu nube nuez ol öl strasse Strasse Straße z øl ıl ά α Ж е ё あ ア 一 二 가
// expect: 2 0 true 0 -1
// expect: 00 0/0/0= 0/0/0= 0/0/0= 0/0/0= 0/0/0= -1/-1/-1 1/1/1 0/0/0= 1/1/1
// expect: 01 0/0/0= 0/0/0= 0/0/0= 0/0/0= 0/0/0= -1/-1/-1 1/1/1 0/0/0= 0/0/0=
// expect: 02 0/0/0= 0/0/0= 0/0/0= 0/0/0= 0/0/0= -1/-1/-1 0/0/0= 0/0/0= 0/0/0=
// expect: 10 0/0/0= -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 1/1/1 -1/-1/-1 1/1/1
// expect: 11 0/0/0= -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 1/1/1 -1/-1/-1 0/0/0=
// expect: 12 0/0/0= -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 0/0/0= -1/-1/-1 0/0/0=
// expect: 20 -1/-1/-1 -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 1/1/1 -1/-1/-1 1/1/1
// expect: 21 -1/-1/-1 -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 1/1/1 -1/-1/-1 0/0/0=
// expect: 22 -1/-1/-1 -1/-1/-1 0/0/0= 1/1/1 0/0/0= -1/-1/-1 0/0/0= -1/-1/-1 0/0/0=
// expect: 30 -1/-1/-1 -1/-1/-1 128/1/1 1/1/1 -1/-1/-1 -1/-1/-1 1/1/1 -1/-1/-1 1/1/1
// expect: 31 -1/-1/-1 -1/-1/-1 0/0/0= 1/1/1 -1/-1/-1 -1/-1/-1 1/1/1 -1/-1/-1 0/0/0=
// expect: 32 -1/-1/-1 -1/-1/-1 0/0/0= 1/1/1 -1/-1/-1 -1/-1/-1 0/0/0= -1/-1/-1 0/0/0=
// expect: Äb ß-一 0 83 0 84 0 102 0 102 -128 0 78 1 0 0 0 1 0 -112 0 1 0 119 0 1 0 1 0 -29 0 1 0 1 0 0 0 2 0 1 0 3 0 2 0 3 0 1 0 1
// expect: 520000@1 520003@2 570001@2 530000@3 520000@4 1300@4 100@5 6d01@6 5 4 3 3 2 1 1 0
// expect: true 21 | 10000 0 | 20101 0 | 20000 0 | 20100 0 | 30000 0 | 7fff0000 580000  
// expect: true 21 | 20000 0 | 20000 0 | 20000 200  
// expect: true 21 | 20000 30000 40000   | 30002 10000 30000   | 20001 0
// expect: true 21 | 20001 0 | 20002 0 | 30000 0
// expect: true 21 | 40000 0 | 50000 0 | 40000 20000   | 10000 30000  
// expect: true 21 | 10200 0 | 10100 0 | 10201 0
// expect: true 21 | 10100 0 | 10101 0 | 10200 0 | 10201 0 | 10201 0 | 10202 0
// expect: Build rules empty. 0
// expect: missing char (=,;<&) : abc 0
// expect: couldn't find: &a -1
// expect: missing chars (=,;<&): < b 2
// expect: Unquoted punctuation character : 23 6
// expect: The entries <a and <a are adjacent in the rules, but have conflicting strengths: A character can't be unequal to itself. -1
// expect: ad ae ä af ca cz ch Ch CH d é
// expect: 1 530000
// expect: 107 0 0 -1
// expect: true
// expect: true false false true null
// expect: IllegalArgumentException: Incorrect comparison level.
// expect: IllegalArgumentException: Wrong decomposition mode.
// expect: NullPointerException
// expect: ClassCastException
// expect: NullPointerException
