// Switch as an expression: arrows, yield, old cases, nesting, types.
public class SwitchExpression {
  static int days(int month, boolean leap) {
    return switch (month) {
      case 4, 6, 9, 11 -> 30;
      case 2 -> leap ? 29 : 28;
      default -> {
        if (month < 1 || month > 12) throw new IllegalArgumentException("month " + month);
        yield 31;
      }
    };
  }
  static String old(int v) {
    return switch (v) {
      case 0:
      case 1: yield "small";
      case 2: { String s = "t"; yield s + "wo"; }
      default:
        if (v < 0) yield "negative";
        yield "big";
    };
  }

  public static void main(String[] args) {
    for (int m = 1; m <= 12; m++) System.out.print(days(m, m % 2 == 0) + " ");
    System.out.println();
    try {
      days(13, false);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    for (int v = -1; v < 4; v++) System.out.print(old(v) + " ");
    System.out.println();
    int a = 2, b = 1;
    System.out.println(switch (a) { case 1 -> "1"; case 2 -> switch (b) { case 1 -> "2.1"; default -> "2.?"; }; default -> "?"; });
    long wide = switch (a) { case 2 -> 'c'; default -> 5L; };
    System.out.println(wide);
    Object mixed = switch (b) { case 1 -> 1; default -> 2.5; };
    System.out.println(mixed);
    Object ref = switch (b) { case 1 -> 1; default -> "s"; };
    System.out.println(ref);
    System.out.println(1 + switch (b) { case 1 -> 10; default -> 20; } * 2);
    java.util.function.Supplier<String> s = switch (b) { case 1 -> () -> "lambda"; default -> () -> "x"; };
    System.out.println(s.get());
    int yielded = switch ("q") { case "q" -> { int t = 0; for (int i = 0; i < 5; i++) t += i; yield t; } default -> 0; };
    System.out.println(yielded);
  }
}
// expect: 31 29 31 30 31 30 31 31 30 31 30 31 
// expect: month 13
// expect: negative small small two big 
// expect: 2.1
// expect: 99
// expect: 1
// expect: 1
// expect: 21
// expect: lambda
// expect: 10
