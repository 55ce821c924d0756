import java.math.*;
import java.text.*;
import java.util.*;

public class Patterns {
  public static void main(String[] args) throws ParseException {
    Locale.setDefault(Locale.US);
    double[] values = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, 0.125, 1234.5678, -1234567.891, 1e-5, 12345678901234.5, 0.1 + 0.2, 99.995, Double.NaN, Double.NEGATIVE_INFINITY};
    for (String p : new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "#,###", "000.0", "0.###", "#0.0#", "$#,##0.00;($#,##0.00)", "0%", "#.#%", "0.00E0", "##0.##E0", "00.##E00", "'#'0", "0.0 'units'", "#.", ".00", "#,####.0"}) {
      DecimalFormat f = new DecimalFormat(p);
      StringBuilder line = new StringBuilder(p + ":");
      for (double v : values) line.append(" [").append(f.format(v)).append("]");
      System.out.println(line);
    }
    NumberFormat n = NumberFormat.getInstance();
    System.out.println(n.format(1234567.891) + " " + n.format(1234567L) + " " + NumberFormat.getIntegerInstance().format(2.5) + " " + NumberFormat.getPercentInstance().format(0.256) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(3));
    n.setMaximumFractionDigits(1);
    n.setMinimumFractionDigits(1);
    n.setMinimumIntegerDigits(3);
    n.setGroupingUsed(false);
    System.out.println(n.format(12345.67) + " " + n.format(1) + " " + n.format(Integer.valueOf(5)) + " " + n.format(new BigDecimal("0.25")) + " " + n.getMaximumFractionDigits());
    DecimalFormat d = new DecimalFormat("0.0");
    for (RoundingMode m : RoundingMode.values()) {
      if (m == RoundingMode.UNNECESSARY) continue;
      d.setRoundingMode(m);
      System.out.print(d.format(0.25) + " " + d.format(-0.25) + " " + d.format(0.35) + " " + d.format(1.05) + " | ");
    }
    System.out.println();
    System.out.println(NumberFormat.getInstance().parse("1,234.5") + " " + NumberFormat.getInstance().parse("-42x") + " " + new DecimalFormat("0%").parse("25%") + " " + NumberFormat.getInstance().parse("12345678901234567890") + " " + NumberFormat.getIntegerInstance().parse("3.9") + " " + new DecimalFormat("0.0").parse("1E3").getClass());
    try {
      NumberFormat.getInstance().parse("abc");
    } catch (ParseException e) {
      System.out.println(e + " " + e.getErrorOffset());
    }
    try {
      n.format("x");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new DecimalFormat("#,##0.00").format(new BigDecimal("123456789012345678901234567890.125")) + " " + new DecimalFormat("0").format(new BigInteger("99999999999999999999")) + " " + new DecimalFormat("0.00").format(0.125) + " " + new DecimalFormat("0.00").format(2.675));
  }
}
// expect: 0: [0] [-0] [1] [-1] [0] [2] [2] [0] [1235] [-1234568] [0] [12345678901234] [0] [100] [NaN] [-∞]
// expect: #: [0] [-0] [1] [-1] [0] [2] [2] [0] [1235] [-1234568] [0] [12345678901234] [0] [100] [NaN] [-∞]
// expect: 0.00: [0.00] [-0.00] [1.00] [-1.00] [0.50] [1.50] [2.50] [0.12] [1234.57] [-1234567.89] [0.00] [12345678901234.50] [0.30] [100.00] [NaN] [-∞]
// expect: #.##: [0] [-0] [1] [-1] [0.5] [1.5] [2.5] [0.12] [1234.57] [-1234567.89] [0] [12345678901234.5] [0.3] [100] [NaN] [-∞]
// expect: #,##0.00: [0.00] [-0.00] [1.00] [-1.00] [0.50] [1.50] [2.50] [0.12] [1,234.57] [-1,234,567.89] [0.00] [12,345,678,901,234.50] [0.30] [100.00] [NaN] [-∞]
// expect: #,###: [0] [-0] [1] [-1] [0] [2] [2] [0] [1,235] [-1,234,568] [0] [12,345,678,901,234] [0] [100] [NaN] [-∞]
// expect: 000.0: [000.0] [-000.0] [001.0] [-001.0] [000.5] [001.5] [002.5] [000.1] [1234.6] [-1234567.9] [000.0] [12345678901234.5] [000.3] [100.0] [NaN] [-∞]
// expect: 0.###: [0] [-0] [1] [-1] [0.5] [1.5] [2.5] [0.125] [1234.568] [-1234567.891] [0] [12345678901234.5] [0.3] [99.995] [NaN] [-∞]
// expect: #0.0#: [0.0] [-0.0] [1.0] [-1.0] [0.5] [1.5] [2.5] [0.12] [1234.57] [-1234567.89] [0.0] [12345678901234.5] [0.3] [100.0] [NaN] [-∞]
// expect: $#,##0.00;($#,##0.00): [$0.00] [($0.00)] [$1.00] [($1.00)] [$0.50] [$1.50] [$2.50] [$0.12] [$1,234.57] [($1,234,567.89)] [$0.00] [$12,345,678,901,234.50] [$0.30] [$100.00] [NaN] [($∞)]
// expect: 0%: [0%] [-0%] [100%] [-100%] [50%] [150%] [250%] [12%] [123457%] [-123456789%] [0%] [1234567890123450%] [30%] [10000%] [NaN] [-∞%]
// expect: #.#%: [0%] [-0%] [100%] [-100%] [50%] [150%] [250%] [12.5%] [123456.8%] [-123456789.1%] [0%] [1234567890123450%] [30%] [9999.5%] [NaN] [-∞%]
// expect: 0.00E0: [0.00E0] [-0.00E0] [1.00E0] [-1.00E0] [5.00E-1] [1.50E0] [2.50E0] [1.25E-1] [1.23E3] [-1.23E6] [1.00E-5] [1.23E13] [3.00E-1] [1.00E2] [NaN] [-∞]
// expect: ##0.##E0: [0E0] [-0E0] [1E0] [-1E0] [500E-3] [1.5E0] [2.5E0] [125E-3] [1.2346E3] [-1.2346E6] [10E-6] [12.346E12] [300E-3] [99.995E0] [NaN] [-∞]
// expect: 00.##E00: [00E00] [-00E00] [10E-01] [-10E-01] [50E-02] [15E-01] [25E-01] [12.5E-02] [12.35E02] [-12.35E05] [10E-06] [12.35E12] [30E-02] [10E01] [NaN] [-∞]
// expect: '#'0: [#0] [-#0] [#1] [-#1] [#0] [#2] [#2] [#0] [#1235] [-#1234568] [#0] [#12345678901234] [#0] [#100] [NaN] [-#∞]
// expect: 0.0 'units': [0.0 units] [-0.0 units] [1.0 units] [-1.0 units] [0.5 units] [1.5 units] [2.5 units] [0.1 units] [1234.6 units] [-1234567.9 units] [0.0 units] [12345678901234.5 units] [0.3 units] [100.0 units] [NaN] [-∞ units]
// expect: #.: [0.] [-0.] [1.] [-1.] [0.] [2.] [2.] [0.] [1235.] [-1234568.] [0.] [12345678901234.] [0.] [100.] [NaN] [-∞]
// expect: .00: [.00] [-.00] [1.00] [-1.00] [.50] [1.50] [2.50] [.12] [1234.57] [-1234567.89] [.00] [12345678901234.50] [.30] [100.00] [NaN] [-∞]
// expect: #,####.0: [.0] [-.0] [1.0] [-1.0] [.5] [1.5] [2.5] [.1] [1234.6] [-123,4567.9] [.0] [12,3456,7890,1234.5] [.3] [100.0] [NaN] [-∞]
// expect: 1,234,567.891 1,234,567 2 26% -$1,234.50 $3.00
// expect: 12345.7 001.0 005.0 000.2 1
// expect: 0.3 -0.3 0.4 1.1 | 0.2 -0.2 0.3 1.0 | 0.3 -0.2 0.4 1.1 | 0.2 -0.3 0.3 1.0 | 0.3 -0.3 0.3 1.1 | 0.2 -0.2 0.3 1.1 | 0.2 -0.2 0.3 1.1 | 
// expect: 1234.5 -42 0.25 1.2345678901234567E19 3 class java.lang.Long
// expect: java.text.ParseException: Unparseable number: "abc" 0
// expect: Cannot format given Object as a Number
// expect: 123,456,789,012,345,678,901,234,567,890.12 99999999999999999999 0.12 2.67
