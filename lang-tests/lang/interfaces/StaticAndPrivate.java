// Static and private methods of interfaces, constants.
public class StaticAndPrivate {
  interface Calc {
    int BASE = 10;
    String[] NAMES = {"zero", "one"};
    static int twice(int x) { return helper(x) * 2; }
    private static int helper(int x) { return x + BASE; }
    private String secret() { return "secret " + value(); }
    default String reveal() { return secret() + "!"; }
    int value();
    static Calc of(int v) { return () -> v; }
  }
  static class Impl implements Calc {
    public int value() { return BASE + 5; }
  }

  public static void main(String[] args) {
    System.out.println(Calc.twice(1));
    System.out.println(Calc.of(7).reveal());
    System.out.println(new Impl().reveal() + Impl.BASE + Calc.NAMES[1]);
    Calc.NAMES[0] = "changed";
    System.out.println(Calc.NAMES[0]);
  }
}
// expect: 22
// expect: secret 7!
// expect: secret 15!10one
// expect: changed
