// yield through finally; a switch expression among other operands.
public class YieldInTry {
  static String log = "";
  static int run(int v) {
    return 100 + switch (v) {
      case 0 -> {
        try {
          yield 1;
        } finally {
          log += "f0 ";
        }
      }
      case 1 -> {
        try {
          throw new RuntimeException("x");
        } catch (RuntimeException e) {
          yield 2;
        } finally {
          log += "f1 ";
        }
      }
      default -> throw new IllegalStateException("default");
    };
  }

  public static void main(String[] args) {
    System.out.println(run(0) + " " + run(1) + " " + log);
    int[] a = {1, 2};
    int i = 0;
    a[i++] += switch (i) { case 1 -> { i = 5; yield 40; } default -> 0; };
    System.out.println(a[0] + " " + i);
    try {
      System.out.println("x" + run(2));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    boolean b = switch (i) { case 5 -> true; default -> false; } && switch (a[1]) { case 2 -> true; default -> false; };
    System.out.println(b);
    if (switch (i) { case 5 -> true; default -> false; }) System.out.println("in a condition");
  }
}
// expect: 101 102 f0 f1 
// expect: 41 5
// expect: default
// expect: true
// expect: in a condition
