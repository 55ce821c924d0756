// Families of characters in regular expressions: categories, properties, methods of Character, what
// UNICODE_CHARACTER_CLASS changes; flags of a pattern, and mistakes in patterns.
import java.util.regex.*;

public class PatternFamilies {
  static void compile(String regex, int flags) {
    String text;
    try {
      text = "flags " + Pattern.compile(regex, flags).flags();
    } catch (PatternSyntaxException e) {
      text = e.getDescription() + " at " + e.getIndex();
    } catch (IllegalArgumentException e) {
      text = e.toString();
    }
    System.out.println(regex + " " + text);
  }

  // How many of the first characters match, and a sum over them.
  static void count(String regex) {
    Matcher m = Pattern.compile(regex).matcher("");
    int n = 0;
    long sum = 0;
    for (int c = 0; c < 0x3100; c++) {
      if (!m.reset(Character.toString(c)).matches()) continue;
      n++;
      sum = sum * 31 + c;
    }
    System.out.println(regex + " " + n + " " + sum);
  }

  static void find(String regex, String text) {
    Matcher m = Pattern.compile(regex).matcher(text);
    StringBuilder found = new StringBuilder();
    while (m.find()) found.append(' ').append(m.start()).append('-').append(m.end());
    System.out.println(regex + found);
  }

  public static void main(String[] args) {
    String[] families = {
      "Cn", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nl", "No", "Zs", "Cc", "Cf", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf",
      "M", "C", "LC", "LD", "all", "L1", "gc=Lu", "general_category=N", "IsLu", "IsM", "IsAlphabetic", "IsLetter", "IsIdeographic", "IsLowercase",
      "IsUPPERCASE", "IsTitlecase", "IsPunctuation", "IsControl", "IsWhite_Space", "IsDigit", "IsHex_Digit", "IsJoin_Control", "IsAssigned",
      "javaAlphabetic", "javaIdeographic", "javaTitleCase", "javaDefined", "javaJavaIdentifierStart", "javaJavaIdentifierPart",
      "javaUnicodeIdentifierStart", "javaUnicodeIdentifierPart", "javaIdentifierIgnorable", "javaSpaceChar", "javaISOControl", "javaMirrored"
    };
    for (String s : families) count("\\p{" + s + "}");
    count("[\\P{M}&&\\pS]");
    String[] posix = {"Lower", "Upper", "Alpha", "Digit", "Alnum", "Punct", "Graph", "Print", "Blank", "Cntrl", "XDigit", "Space", "ASCII"};
    for (String s : posix) {
      count("(?U)\\p{" + s + "}");
      count("(?iU)\\p{" + s + "}");
      count("(?i)\\p{" + s + "}");
    }
    for (String s : new String[] {"d", "w", "s", "h", "v", "D", "W", "S"}) count("(?U)\\" + s);
    count("(?i)\\p{Lt}");
    count("(?i)\\p{IsUppercase}");
    find("(?U)\\b", "a\u00e9\u0301\u200d b\u0660.");
    find("\\b", "a\u00e9\u0301\u200d b\u0660.");
    find("{2}", "ab");
    find("x|{2}b", "xb");
    String[] regexes = {
      "(?idmsux)abc(?-i)vg(?-dmu)", "a(?i)b", "(?i:a)b", "(a(?i)b)c", "(?U)x", "(?-U)x", "[4-", "[4-\\w]", "[a-\\d-z]", "[\\w-a]", "[a-]", "[a-[b]]",
      "{", "{5,3x}", "{5}", "(?<a>x)(?<a>y)", "\\p{", "\\p{L", "\\p{Foo}", "\\p{foo=Lu}", "\\p{gc=Foo}", "\\p{-}", "\\c"
    };
    for (String s : regexes) compile(s, 0);
    compile("foo", -1);
    compile("foo", 0x200);
    compile("foo", Pattern.UNICODE_CHARACTER_CLASS | Pattern.DOTALL);
  }
}
// expect: \p{Cn} 1153 -6070785231076568578
// expect: \p{Lt} 31 -4092874544827840714
// expect: \p{Lm} 194 -2406278533354155709
// expect: \p{Lo} 3649 -3204755764883544108
// expect: \p{Mn} 898 -4272737387423700399
// expect: \p{Me} 10 31856235041705412
// expect: \p{Mc} 208 5221875670753703432
// expect: \p{Nl} 55 -9175506924866575625
// expect: \p{No} 232 -3405508951528978204
// expect: \p{Zs} 17 -6422684129188964565
// expect: \p{Cc} 65 5705923874481211007
// expect: \p{Cf} 37 -6953134676512043810
// expect: \p{Pd} 19 -2426637161840693862
// expect: \p{Ps} 56 40774556454883698
// expect: \p{Pe} 54 2427147065672927888
// expect: \p{Pc} 4 11027412
// expect: \p{Po} 311 1314861636056020615
// expect: \p{Sm} 920 5074785065026515317
// expect: \p{Sc} 48 1341204096406310251
// expect: \p{Sk} 69 7875053050241561187
// expect: \p{So} 2075 8171664246142760424
// expect: \p{Pi} 12 -7143276594044034415
// expect: \p{Pf} 10 12186266570267204
// expect: \p{M} 1116 -4067325021791346453
// expect: \p{C} 1255 4194600779900488009
// expect: \p{LC} 2156 7762655266956288436
// expect: \p{LD} 6289 776879120078774192
// expect: \p{all} 12544 -4359148878821386112
// expect: \p{L1} 256 1062521656183816320
// expect: \p{gc=Lu} 977 4633012995986752639
// expect: \p{general_category=N} 577 3777053804263308628
// expect: \p{IsLu} 977 4633012995986752639
// expect: \p{IsM} 1116 -4067325021791346453
// expect: \p{IsAlphabetic} 6784 -8977736427679576627
// expect: \p{IsLetter} 5999 -8911806029079753493
// expect: \p{IsIdeographic} 14 -3326255547418772907
// expect: \p{IsLowercase} 1328 3912018902040768203
// expect: \p{IsUPPERCASE} 1019 -709826517233277926
// expect: \p{IsTitlecase} 31 -4092874544827840714
// expect: \p{IsPunctuation} 466 8587136085990997666
// expect: \p{IsControl} 65 5705923874481211007
// expect: \p{IsWhite_Space} 25 6683082541612398426
// expect: \p{IsDigit} 290 -3532734031513428399
// expect: \p{IsHex_Digit} 302 -5166782468214645929
// expect: \p{IsJoin_Control} 2 262529
// expect: \p{IsAssigned} 11391 -3251360195626277550
// expect: \p{javaAlphabetic} 6784 -8977736427679576627
// expect: \p{javaIdeographic} 14 -3326255547418772907
// expect: \p{javaTitleCase} 31 -4092874544827840714
// expect: \p{javaDefined} 11391 -3251360195626277550
// expect: \p{javaJavaIdentifierStart} 6106 -2943283811358762945
// expect: \p{javaJavaIdentifierPart} 7595 6444406189077935251
// expect: \p{javaUnicodeIdentifierStart} 6060 578312944392586222
// expect: \p{javaUnicodeIdentifierPart} 7563 6266558838571552284
// expect: \p{javaIdentifierIgnorable} 93 3405991865033468730
// expect: \p{javaSpaceChar} 19 7459816542093149130
// expect: \p{javaISOControl} 65 5705923874481211007
// expect: \p{javaMirrored} 520 -2431189914248563306
// expect: [\P{M}&&\pS] 3112 -3419820659732427479
// expect: (?U)\p{Lower} 1328 3912018902040768203
// expect: (?iU)\p{Lower} 2378 4291697547897598897
// expect: (?i)\p{Lower} 52 5107893089731586330
// expect: (?U)\p{Upper} 1019 -709826517233277926
// expect: (?iU)\p{Upper} 2378 4291697547897598897
// expect: (?i)\p{Upper} 52 5107893089731586330
// expect: (?U)\p{Alpha} 6784 -8977736427679576627
// expect: (?iU)\p{Alpha} 6784 -8977736427679576627
// expect: (?i)\p{Alpha} 52 5107893089731586330
// expect: (?U)\p{Digit} 290 -3532734031513428399
// expect: (?iU)\p{Digit} 290 -3532734031513428399
// expect: (?i)\p{Digit} 10 1312315957265925
// expect: (?U)\p{Alnum} 7074 1987330330187068540
// expect: (?iU)\p{Alnum} 7074 1987330330187068540
// expect: (?i)\p{Alnum} 62 4389676893230950047
// expect: (?U)\p{Punct} 466 8587136085990997666
// expect: (?iU)\p{Punct} 466 8587136085990997666
// expect: (?i)\p{Punct} 32 4698165290151083738
// expect: (?U)\p{Graph} 11307 8124758205444331743
// expect: (?iU)\p{Graph} 11307 8124758205444331743
// expect: (?i)\p{Graph} 94 8986315796282760719
// expect: (?U)\p{Print} 11324 8779978380706421940
// expect: (?iU)\p{Print} 11324 8779978380706421940
// expect: (?i)\p{Print} 95 -1644375714604882385
// expect: (?U)\p{Blank} 18 3139316219959052866
// expect: (?iU)\p{Blank} 18 3139316219959052866
// expect: (?i)\p{Blank} 2 311
// expect: (?U)\p{Cntrl} 65 5705923874481211007
// expect: (?iU)\p{Cntrl} 65 5705923874481211007
// expect: (?i)\p{Cntrl} 33 1520215639970161263
// expect: (?U)\p{XDigit} 302 -5166782468214645929
// expect: (?iU)\p{XDigit} 302 -5166782468214645929
// expect: (?i)\p{XDigit} 22 3207564901879084299
// expect: (?U)\p{Space} 25 6683082541612398426
// expect: (?iU)\p{Space} 25 6683082541612398426
// expect: (?i)\p{Space} 6 267237237
// expect: (?U)\p{ASCII} 128 428255580778364992
// expect: (?iU)\p{ASCII} 128 428255580778364992
// expect: (?i)\p{ASCII} 128 428255580778364992
// expect: (?U)\d 290 -3532734031513428399
// expect: (?U)\w 7518 5716420245938774331
// expect: (?U)\s 25 6683082541612398426
// expect: (?U)\h 19 -5063253062877681022
// expect: (?U)\v 7 9201818244
// expect: (?U)\D 12254 7179588127958881775
// expect: (?U)\W 5026 3725834895063397929
// expect: (?U)\S 12519 -471919127123180712
// expect: (?i)\p{Lt} 2156 7762655266956288436
// expect: (?i)\p{IsUppercase} 2378 4291697547897598897
// expect: (?U)\b 0-0 4-4 5-5 7-7
// expect: \b 0-0 3-3 5-5 7-7
// expect: {2} 0-0 1-1 2-2
// expect: x|{2}b 0-1 1-2
// expect: (?idmsux)abc(?-i)vg(?-dmu) flags 36
// expect: a(?i)b flags 2
// expect: (?i:a)b flags 0
// expect: (a(?i)b)c flags 0
// expect: (?U)x flags 320
// expect: (?-U)x flags 0
// expect: [4- Illegal character range at 3
// expect: [4-\w] Illegal character range at 4
// expect: [a-\d-z] Illegal character range at 4
// expect: [\w-a] flags 0
// expect: [a-] flags 0
// expect: [a-[b]] flags 0
// expect: { Illegal repetition at 1
// expect: {5,3x} Unclosed counted closure at 4
// expect: {5} flags 0
// expect: (?<a>x)(?<a>y) Named capturing group <a> is already defined at 11
// expect: \p{ Unclosed character family at 3
// expect: \p{L Unclosed character family at 4
// expect: \p{Foo} Unknown character property name {Foo} at 6
// expect: \p{foo=Lu} Unknown Unicode property {name=<foo>, value=<Lu>} at 9
// expect: \p{gc=Foo} Unknown Unicode property {name=<gc>, value=<Foo>} at 9
// expect: \p{-} Unknown character property name {-} at 4
// expect: \c Illegal control escape sequence at 1
// expect: foo java.lang.IllegalArgumentException: Unknown flag 0xffffffff
// expect: foo java.lang.IllegalArgumentException: Unknown flag 0x200
// expect: foo flags 352
