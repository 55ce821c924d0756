// Scope and definite assignment in switches.
public class SwitchScopes {
  public static void main(String[] args) {
    int k = 2, r;
    switch (k) {
      case 1: int t = 5; r = t; break;
      case 2: t = 7; r = t + 1; break;
      default: r = 0;
    }
    System.out.println(r);
    String s;
    switch (k) {
      case 1 -> s = "one";
      case 2 -> { String tmp = "tw"; s = tmp + "o"; }
      default -> throw new IllegalStateException();
    }
    System.out.println(s);
    final int v = switch (s) { case "two" -> { int tmp = 3; yield tmp * tmp; } default -> 0; };
    System.out.println(v);
    int y;
    boolean b = switch (k) { case 2: y = 4; yield true; default: y = 5; yield false; };
    System.out.println(y + " " + b);
  }
}
// expect: 8
// expect: two
// expect: 9
// expect: 4 true
