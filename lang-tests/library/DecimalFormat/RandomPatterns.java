// Random patterns of DecimalFormat, also wrong ones and those with other signs: what is read from them, what they become when they
// are written again, numbers, and the reading of damaged texts. A line for each hundred, and some cases as they are.
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.Random;

public class RandomPatterns {
  static final double[] VALUES = {0, -0.0, 1, -1234.567, 0.0625, 1e7, -99.5, Double.NaN, Double.NEGATIVE_INFINITY, 123456789};
  static final Locale[] LOCALES = {Locale.US, Locale.GERMANY, Locale.FRANCE, new Locale("de", "CH")};
  static Random r;

  static String pick(String... texts) {
    return texts[r.nextInt(texts.length)];
  }

  static void repeat(StringBuilder out, int most, String... texts) {
    for (int i = r.nextInt(most); i > 0; i--) out.append(pick(texts));
  }

  static String affix() {
    StringBuilder out = new StringBuilder();
    repeat(out, 3, "a", " ", "$", "(", ")", "-", "%", "\u2030", "\u00a4", "\u00a4\u00a4", "'#'",
        "''", "'a''b'", "'-'", "'%'", "+", "E", "'");
    return out.toString();
  }

  static String digits() {
    StringBuilder out = new StringBuilder();
    if (r.nextInt(10) == 0) {
      repeat(out, 8, "#", "0", ",", ".", "E0");
      return out.toString();
    }
    repeat(out, 4, "#");
    if (r.nextInt(3) == 0) out.append(",");
    repeat(out, 3, "#");
    repeat(out, 4, "0");
    if (r.nextInt(2) == 0) {
      out.append(".");
      repeat(out, 3, "0");
      repeat(out, 3, "#");
    }
    if (r.nextInt(4) == 0) repeat(out.append("E"), 4, "0");
    return out.toString();
  }

  static String pattern() {
    String first = affix() + digits() + affix();
    return r.nextInt(3) == 0 ? first + ";" + affix() + digits() + affix() : first;
  }

  static DecimalFormatSymbols symbols() {
    DecimalFormatSymbols s = new DecimalFormatSymbols(LOCALES[r.nextInt(2) * r.nextInt(4)]);
    if (r.nextInt(8) > 0) return s;
    s.setZeroDigit('\u0660');
    s.setPercent('p');
    s.setPerMill('q');
    s.setMinusSign('m');
    s.setDigit('d');
    s.setPatternSeparator('|');
    s.setExponentSeparator("x10^");
    s.setInfinity("inf");
    s.setNaN("none");
    s.setCurrencySymbol("CUR");
    s.setInternationalCurrencySymbol("ABC");
    s.setMonetaryDecimalSeparator(':');
    return s;
  }

  static String localized(String p, DecimalFormatSymbols s) {
    return p.replace('.', '\1').replace(',', s.getGroupingSeparator()).replace('\1', s.getDecimalSeparator()).replace('0', s.getZeroDigit())
        .replace('#', s.getDigit()).replace(';', s.getPatternSeparator()).replace("E", s.getExponentSeparator())
        .replace('-', s.getMinusSign()).replace('%', s.getPercent());
  }

  // (An empty pattern means so many digits that it cannot be written.)
  static boolean isShort(DecimalFormat d) {
    return d.getMaximumFractionDigits() < 1000 && d.getMaximumIntegerDigits() > 0;
  }

  static String show(DecimalFormat d) {
    return d.getPositivePrefix() + "|" + d.getPositiveSuffix() + "|" + d.getNegativePrefix() + "|" + d.getNegativeSuffix() + "| "
        + d.getMaximumIntegerDigits() + " " + d.getMinimumIntegerDigits() + " " + d.getMaximumFractionDigits() + " "
        + d.getMinimumFractionDigits() + " " + d.getGroupingSize() + " " + d.isGroupingUsed() + " " + d.getMultiplier() + " "
        + d.isDecimalSeparatorAlwaysShown() + " " + (isShort(d) ? d.toPattern() + " " + d.toLocalizedPattern() : "") + " " + d.hashCode();
  }

  static void change(DecimalFormat d) {
    switch (r.nextInt(12)) {
      case 0: d.setPositivePrefix("-p%"); break;
      case 1: d.setNegativeSuffix("'"); break;
      case 2: d.setNegativePrefix("-"); break;
      case 3: d.setPositiveSuffix("%"); break;
      case 4: {
        DecimalFormatSymbols s = d.getDecimalFormatSymbols();
        s.setMinusSign('M');
        s.setPercent('P');
        d.setDecimalFormatSymbols(s);
        break;
      }
      case 5: d.setMaximumFractionDigits(3); break;
      case 6: d.setGroupingSize(2); break;
      case 7: d.setMinimumIntegerDigits(3); break;
      case 8: d.setMaximumIntegerDigits(2); break;
      default: break;
    }
  }

  static String damaged(String text) {
    text += pick("", "x", "1");
    if (r.nextInt(4) > 0) return text;
    int at = r.nextInt(text.length());
    return text.substring(0, at) + pick("", "9", ".", ",", "-", "E", "E5") + text.substring(at);
  }

  static void read(StringBuilder out, DecimalFormat d, double value) {
    String formatted = d.format(value);
    if (formatted.length() > 200) return;
    String text = damaged(formatted);
    ParsePosition position = new ParsePosition(0);
    d.setParseBigDecimal(r.nextInt(5) == 0);
    d.setParseIntegerOnly(r.nextInt(5) == 0);
    Number number = d.parse(text, position);
    out.append(" [").append(text).append("] ").append(number == null ? "null" : number.getClass().getSimpleName() + number).append(' ')
        .append(position.getIndex()).append(' ').append(position.getErrorIndex());
  }

  static boolean isSameAgain(DecimalFormat d) {
    try {
      return d.equals(new DecimalFormat(d.toPattern(), d.getDecimalFormatSymbols()));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  static String attempt(int seed) {
    r = new Random(seed);
    String pattern = pattern();
    DecimalFormatSymbols symbols = symbols();
    DecimalFormat d = new DecimalFormat("0", symbols);
    StringBuilder out = new StringBuilder(pattern).append(" => ");
    try {
      if (r.nextInt(6) == 0) d.applyLocalizedPattern(localized(pattern, symbols));
      else d.applyPattern(pattern);
    } catch (IllegalArgumentException e) {
      return out.append(e.getMessage()).toString();
    }
    out.append(show(d));
    change(d);
    out.append(" => ").append(show(d)).append(' ').append(d.equals(d.clone()));
    if (isShort(d)) out.append(' ').append(isSameAgain(d));
    for (double value : VALUES) read(out, d, value);
    return out.toString();
  }

  public static void main(String[] args) {
    for (int hundred = 0; hundred < 20; hundred++) {
      int hash = 0;
      for (int i = 0; i < 100; i++) hash = hash * 31 + attempt(hundred * 100 + i).hashCode();
      System.out.println(hash + " " + attempt(hundred * 100 + 7));
    }
  }
}
// expect: 971489504 $#00.);##00+¤¤ => $|)||+EUR| 2147483647 2 0 0 0 false 1 true $#00.);#00.+¤¤ $#00,);#00,+¤¤ 423168 => $|)||+EUR| 2147483647 2 0 0 0 false 1 true $#00.);#00.+¤¤ $#00,);#00,+¤¤ 423168 true true [$00,)] null 0 3 [00,+EUR1] Double-0.0 7 -1 [$01-,)x] null 0 3 [1235,+EUR] BigDecimal-1235 9 -1 [$00,)x] BigDecimal0 5 -1 [$10000000,)] BigDecimal10000000 11 -1 [100,+EURx] null 0 3 [NaNx] DoubleNaN 3 -1 [∞+EUR] Double-Infinity 5 -1 [$123456789,)] Long123456789 12 -1
// expect: 1886964881 '%''a''b'##0 => %'a'b||-%'a'b|| 2147483647 1 0 0 0 false 1 false '%'''a''b#0 '%'''a''b#0 35849782 => %'a'b||-%'a'b|| 2147483647 1 3 0 0 false 1 false '%'''a''b#0.### '%'''a''b#0.### 35849782 true true [%'a'-b0] null 0 0 [-%'a'b0x] BigDecimal0 7 -1 [%'a'b1x] Long1 6 -1 [-%'a'b1234.567x] BigDecimal-1234.567 14 -1 [%'a'b0.062x] Double0.062 10 -1 [%'a'b10000000x] Long10000000 13 -1 [-%'a'b99.5x] Long-99 8 -1 [NaNx] DoubleNaN 3 -1 [-%'a'b∞1] Double-Infinity 7 -1 [%'a'b123456789] Long123456789 14 -1
// expect: -1357013465 #,.0 => Malformed pattern "#,.0"
// expect: -331443772 ''a''b',##000;¤¤$##00.00+ => Malformed pattern "''a''b',##000;¤¤$##00.00+"
// expect: 520887535 ##### => ||-|| 2147483647 0 0 0 0 false 1 false # # 423132 => ||-|'| 2147483647 0 0 0 0 false 1 false #;-#'' #;-#'' 423132 true false [01] Long1 2 -1 [E5-0'1] null 0 0 [1] Long1 1 -1 [-1235'1] Long-1235 6 -1 [01] BigDecimal1 2 -1 [10000000] BigDecimal10000000 8 -1 [-100'1] Long-100 5 -1 [NaN1] DoubleNaN 3 -1 [-∞'] Double-Infinity 3 -1 [E5123456789] null 0 0
// expect: -893948413 $##,##0''( => $|'(|-$|'(| 2147483647 1 0 0 3 true 1 false $#,##0''( $#,##0''( 423168 => $|'(|-$|'(| 2147483647 1 3 0 3 true 1 false $#,##0.###''( $#,##0.###''( 423168 true true [$0'(1] Long0 4 -1 [-$0'(x] Double-0.0 5 -1 [$1'(] Long1 4 -1 [-$1,234.567'(] Double-1234.567 13 -1 [$90.062'(] Double90.062 9 -1 [$10,000,000'(x] Long10000000 13 -1 [-$99.5'(1] null 0 4 [NaN1] DoubleNaN 3 -1 [-$∞'(] Double-Infinity 5 -1 [$123,456,789'(1] Long123456789 14 -1
// expect: 1311649439 )'%'##0.00‰%;)¤¤###,#.' => Too many percent/per mille characters in pattern ")'%'##0.00‰%;)¤¤###,#.'"
// expect: -227392345 '''#'##,#('#' => '#|(#|-'#|(#| 2147483647 0 0 0 1 true 1 false '''#'#,#'(#' '''#'#,#'(#' 424376 => '#|(#|-'#|(#| 2147483647 0 0 0 1 true 1 false '''#'#,#'(#' '''#'#,#'(#' 424376 true true ['#E0(#1] null 0 0 [-'#0(#] Double-0.0 6 -1 ['#1(,#] null 0 3 [-'#1,2,3,5(#x] Long-1235 12 -1 ['#0(.#] null 0 3 ['#1,0,0,0,0,0,0,0(#] Long10000000 19 -1 [-'#1,0,0(#Ex] Long-100 10 -1 [NaNx] DoubleNaN 3 -1 [-'#∞(#x] Double-Infinity 6 -1 ['#1,2,3,4,5,6E,7,8,9(#] null 0 13
// expect: -1257385497 $####.0##¤ => $|$|-$|$| 2147483647 0 3 1 0 false 1 false $#.0##¤ $#.0##¤ 423168 => $|%|-$|$| 2147483647 0 3 1 0 false 1 false $#.0##'%';-$#.0##¤ $#.0##'%';-$#.0##¤ 423168 true false [$..0%x] null 0 0 [-$.0$x] Double-0.0 5 -1 [.$1.0%x] null 0 0 [-$1234.567$1] BigDecimal-1234.567 11 -1 [$.062%x] null 0 0 [$10000000.0%x] Long10000000 12 -1 [-$99.5.$] null 0 6 [NaNx] DoubleNaN 3 -1 [-$∞$] Double-Infinity 4 -1 [$123456789.0%x] Long123456789 13 -1
// expect: -1309675730 '''%'##,#¤ ;00.00# => '%|€ ||| 2147483647 0 0 0 1 true 1 false '''%'#,#¤ ;#,# '''%'#.#¤ ;#.# 424378 => '%|€ ||| 2147483647 0 0 0 1 true 1 false '''%'#,#¤ ;#,# '''%'#.#¤ ;#.# 424378 true true ['%0€ x] Long0 5 -1 [0x] Double-0.0 1 -1 ['%1€ 1] Long1 5 -1 [1.2.3.5] Long-1235 7 -1 ['%0€ 1] BigDecimal0 5 -1 ['%1.0.0.0E5.0.0.0.0€ x] null 0 11 [1.0.0x] Long-100 5 -1 [NaNx] DoubleNaN 3 -1 [∞] Double-Infinity 1 -1 ['%1.2.3.4.5.6.7.8.9€ 1] BigDecimal123456789 21 -1
// expect: -992478949 ##0.0##E000 => ||-|| 3 1 3 1 0 false 1 false ##0.0##E000 ##0,0##E000 4218 => -p%||-|| 3 1 3 1 0 false 1 false '-p%'##0.0##E000;-##0.0##E000 '-p%'##0,0##E000;-##0,0##E000 50972 true false [-p%0,0E0001] Long0 4 -1 [-0,0E000] Double-0.0 8 -1 [-p%1,0E000] Long1 10 -1 [-1,23457E0031] Double-1.23457E31 13 -1 [-p%62,5E-0031] Double6.25E-30 13 -1 [-p%10E006] Long10000000 9 -1 [-99,5E000x] Double-99.5 9 -1 [NaNx] DoubleNaN 3 -1 [-∞1] Double-Infinity 2 -1 [-p%123,457E09061] DoubleInfinity 16 -1
// expect: 1279315533 'a''b'##,E => Malformed exponential pattern "'a''b'##,E"
// expect: 1293999792 ('%'### => (%||-(%|| 2147483647 0 0 0 0 false 1 false '(%'# '(%'# 424409 => (%|%|-(%|| 2147483647 0 0 0 0 false 1 false '(%'#'%';-'(%'# '(%'#'%';-'(%'# 424409 true false [(%0%] BigDecimal0 4 -1 [9-(%0] null 0 0 [(%1%] BigDecimal1 4 -1 [-(%12351] Long-12351 8 -1 [(%0%x] Long0 4 -1 [(E%10000000%1] null 0 0 [-(%1001] Long-1001 7 -1 [NaN] DoubleNaN 3 -1 [-(%∞] Double-Infinity 4 -1 [(%123456789%x] BigDecimal123456789 12 -1
// expect: 311940251 ###00.00- => |m|m|m| 2147483647 2 2 2 0 false 1 false #00.00- d٠٠.٠٠m 423132 => |m|m|'| 2147483647 2 2 2 0 false 1 false #00.00-;-#00.00'' d٠٠.٠٠m|md٠٠.٠٠'' 423132 true false [٠٠.٠٠mx] Long0 6 -1 [m٠٠.٠٠'] Double-0.0 7 -1 [٠١.٠.٠m1] null 0 2 [m١٢٣٤.٥٧'] Double-1234.57 9 -1 [٠٠E5.٠٦mx] null 0 2 [١٠٠٠٠٠٠٠.٠٠m1] Long10000000 12 -1 [m٩٩.٥٠'] Double-99.5 7 -1 [none] DoubleNaN 4 -1 [minf'1] Double-Infinity 5 -1 [١٢٣٤٥٦٧٨٩.٠٠m1] null 0 9
// expect: -1592724100 %#E0#E0,¤ => Multiple exponential symbols in pattern "%#E0#E0,¤"
// expect: -281743795 '-' #####00¤¤ => - |USD|-- |USD| 2147483647 2 0 0 0 false 1 false '- '#00¤¤ '- '#00¤¤ 424559 => -p%|USD|-- |USD| 2147483647 2 0 0 0 false 1 false '-p%'#00¤¤;-'- '#00¤¤ '-p%'#00¤¤;-'- '#00¤¤ 469886 true false [-p-%00USD] null 0 0 [-- 00USDx] Double-0.0 8 -1 [-p%01USDx] Long1 8 -1 [-- 1235USD1] Long-1235 10 -1 [-p%00USDx] Long0 8 -1 [-p%10000000USDx] Long10000000 14 -1 [-- 100USD] Long-100 9 -1 [NaN] DoubleNaN 3 -1 [-- ∞USD1] Double-Infinity 7 -1 [.-p%123456789USD] null 0 0
// expect: -154421382 +'a''b'###,000‰;'#'###E0 '%' => +a'b|‰|#| %| 2147483647 3 0 0 3 true 1000 false +a''b#,000‰;'#'#,000' %' +a''b#,000‰;'#'#,000' %' 1798669 => +a'b|‰|#| %| 2147483647 3 0 0 3 true 1000 false +a''b#,000‰;'#'#,000' %' +a''b#,000‰;'#'#,000' %' 1798669 true true [+a'b00,0‰] Long0 9 -1 [#000 %] Long0 6 -1 [+a'b1,000‰] Long1 10 -1 [#1,234,567 %1] Double-1234.567 12 -1 [+a'b062‰x] Double0.062 8 -1 [+a'b10,000,000,000‰] Long10000000 19 -1 [#99,500 %x] Long-99 9 -1 [NaN] DoubleNaN 3 -1 [#∞ %] Double-Infinity 4 -1 [+a'b123,456,789,000‰x] Long123456789 20 -1
// expect: -1709668213 ###0.#);‰###000.0##¤¤ => |)|‰|USD| 2147483647 1 1 0 0 false 1 false #0.#);‰#0.#¤¤ #0.#);‰#0.#¤¤ 423132 => |%|‰|USD| 2147483647 1 1 0 0 false 1 false #0.#'%';‰#0.#¤¤ #0.#'%';‰#0.#¤¤ 423132 true false [0%x] BigDecimal0 2 -1 [‰0USD] Long0 5 -1 [1%1] Long1 2 -1 [‰1234.6USD] Double-1234.6 10 -1 [0.1%] Double0.1 4 -1 [10000000%x] Long10000000 9 -1 [‰99.5USD] Double-99.5 8 -1 [NaN1] DoubleNaN 3 -1 [‰∞U9SD] null 0 2 [123456789%1] Long123456789 10 -1
// expect: 462089980 EE####.0¤¤ => EE|USD|-EE|USD| 2147483647 0 1 1 0 false 1 false EE#.0¤¤ EE#.0¤¤ 425340 => EE|USD|-|USD| 2147483647 0 1 1 0 false 1 false EE#.0¤¤;'-'#.0¤¤ EE#.0¤¤;'-'#.0¤¤ 425340 true false [EE.0USD1] Long0 7 -1 [-.0USDx] BigDecimal0.0 6 -1 [EE1.0USD] null 0 3 [-1234.6USDx] null 0 5 [EE.19USD] null 0 0 [EE10000000E5.0USD1] null 0 12 [-99.5USDx] Double-99.5 8 -1 [NaN1] DoubleNaN 3 -1 [-∞USDx] Double-Infinity 5 -1 [EE5E123456789.0USDx] null 0 13
// expect: 1562330452 ##00-- => |--|-|--| 2147483647 2 0 0 0 false 1 false #00-- #00-- 423132 => |--|-|--| 2147483647 2 0 0 0 false 1 false #00-- #00-- 423132 true true [00---] BigDecimal0 4 -1 [-0,0--x] null 0 2 [01-,-1] null 0 2 [E5-1235--] null 0 0 [00--] Long0 4 -1 [10000000--x] Long10000000 10 -1 [-100--1] Long-100 6 -1 [NaNx] DoubleNaN 3 -1 [-9∞--] null 0 2 [123456789--x] BigDecimal123456789 11 -1
