// Numbers in few digits, in all languages that there are names of, written and read back.
import java.text.*; import java.util.*; import java.math.*;
public class RandomCompactNumbers {
  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    String ids = "root en en-GB en-IN de de-CH fr it es es-MX es-US pt pt-PT nl sv da nb no nn fi pl cs ru uk hu el ro tr ja ko zh zh-CN zh-TW zh-HK";
    for (String id : ids.split(" ")) for (NumberFormat.Style style : NumberFormat.Style.values()) {
      Locale l = id.equals("root") ? Locale.ROOT : Locale.forLanguageTag(id);
      Random r = new Random(7);
      StringBuilder out = new StringBuilder();
      for (int i = 0; i < count; i++) {
        NumberFormat f = NumberFormat.getCompactNumberInstance(l, style);
        if (r.nextInt(2) == 0) f.setMaximumFractionDigits(r.nextInt(4));
        if (r.nextInt(4) == 0) f.setMinimumFractionDigits(r.nextInt(3));
        if (r.nextInt(5) == 0) f.setMinimumIntegerDigits(r.nextInt(4));
        if (r.nextInt(5) == 0) f.setMaximumIntegerDigits(1 + r.nextInt(4));
        if (r.nextInt(3) == 0) { f.setGroupingUsed(true); ((CompactNumberFormat) f).setGroupingSize(r.nextInt(4)); }
        if (r.nextInt(3) == 0) f.setRoundingMode(RoundingMode.values()[r.nextInt(7)]);
        double d = r.nextInt(3) == 0 ? (r.nextInt(30) - 3) * Math.pow(10, r.nextInt(16)) : (r.nextDouble() - 0.2) * Math.pow(10, r.nextInt(19));
        String s = f.format(d), t = f.format((long) d), u = f.format(new BigDecimal(d)), v = f.format(new BigDecimal(d).toBigInteger());
        ParsePosition p = new ParsePosition(0), q = new ParsePosition(0);
        Number n = f.parse(s, p), m = f.parse(u, q);
        String line = id + " " + style + " " + i + " " + s + " " + t + " " + u + " " + v + " " + n + " " + p.getIndex() + " " + m + " " + q.getIndex();
        if (args.length > 1) System.out.println(line);
        out.append(line);
      }
      System.out.println(id + " " + style + " " + out.toString().hashCode());
    }
  }
}
// expect: root SHORT 695507815
// expect: root LONG -2139941957
// expect: en SHORT 1935399713
// expect: en LONG -1719635021
// expect: en-GB SHORT 241875527
// expect: en-GB LONG 94283081
// expect: en-IN SHORT 162513149
// expect: en-IN LONG -902543909
// expect: de SHORT 566634637
// expect: de LONG 1795441745
// expect: de-CH SHORT -282869701
// expect: de-CH LONG 1909165927
// expect: fr SHORT 305332853
// expect: fr LONG -19205439
// expect: it SHORT -1984976811
// expect: it LONG -812026101
// expect: es SHORT 336592475
// expect: es LONG 733790613
// expect: es-MX SHORT 971875289
// expect: es-MX LONG -1252628681
// expect: es-US SHORT 895432191
// expect: es-US LONG 222366457
// expect: pt SHORT 1564847595
// expect: pt LONG 1257432983
// expect: pt-PT SHORT 822969277
// expect: pt-PT LONG 432521833
// expect: nl SHORT -317138129
// expect: nl LONG 2048326347
// expect: sv SHORT 860659049
// expect: sv LONG 158532513
// expect: da SHORT 1225834861
// expect: da LONG 342375633
// expect: nb SHORT 2022556997
// expect: nb LONG -1587417679
// expect: no SHORT -832735841
// expect: no LONG -148964015
// expect: nn SHORT 47666269
// expect: nn LONG 573483313
// expect: fi SHORT -1087625429
// expect: fi LONG -2030589719
// expect: pl SHORT -969730249
// expect: pl LONG 1411835903
// expect: cs SHORT -1529520557
// expect: cs LONG 916166847
// expect: ru SHORT 1130379743
// expect: ru LONG -1940609407
// expect: uk SHORT 1116226885
// expect: uk LONG 1919079489
// expect: hu SHORT 1667319181
// expect: hu LONG -152436555
// expect: el SHORT 1077529415
// expect: el LONG 1263074545
// expect: ro SHORT -1397092179
// expect: ro LONG 564215713
// expect: tr SHORT -2087229801
// expect: tr LONG 291778341
// expect: ja SHORT -1016399513
// expect: ja LONG -1636723327
// expect: ko SHORT -1916997995
// expect: ko LONG 1297526221
// expect: zh SHORT -720028011
// expect: zh LONG 1804469537
// expect: zh-CN SHORT 123344161
// expect: zh-CN LONG 334097189
// expect: zh-TW SHORT 683882445
// expect: zh-TW LONG -239557303
// expect: zh-HK SHORT -1207467225
// expect: zh-HK LONG -440179637
