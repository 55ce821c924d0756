// Switches in loops in switches.
public class NestedSwitches {
  static String classify(int a, String b) {
    switch (a % 3) {
      case 0:
        switch (b) {
          case "x": return "0x";
          case "y": break;
          default: return "0?";
        }
        return "0y";
      case 1:
        for (int i = 0; ; i++) {
          switch (i) {
            case 0: continue;
            case 1: if (b.equals("x")) break; else return "1" + b;
            default: return "1 after " + i;
          }
        }
      default:
        return switch (b.length()) { case 1 -> switch (b.charAt(0)) { case 'x', 'y' -> "2xy"; default -> "2c"; }; default -> "2long"; };
    }
  }

  public static void main(String[] args) {
    for (int a = 0; a < 3; a++) for (String b : new String[] {"x", "y", "zz"}) System.out.println(a + b + " " + classify(a, b));
  }
}
// expect: 0x 0x
// expect: 0y 0y
// expect: 0zz 0?
// expect: 1x 1 after 2
// expect: 1y 1y
// expect: 1zz 1zz
// expect: 2x 2xy
// expect: 2y 2xy
// expect: 2zz 2long
