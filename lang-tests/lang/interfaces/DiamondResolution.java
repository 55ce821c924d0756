// The most specific default wins; abstract methods hide defaults.
public class DiamondResolution {
  interface Top { default String who() { return "Top"; } }
  interface Left extends Top { default String who() { return "Left"; } }
  interface Right extends Top {}
  interface Bottom extends Left, Right {}
  static class A implements Right, Left {}
  static abstract class Abs implements Top { public abstract String who(); }
  static class Conc extends Abs { public String who() { return "Conc"; } }
  static class Base { public String who() { return "Base"; } }
  static class Over extends Base implements Left {}
  static class Own extends Base implements Left { public String who() { return Left.super.who() + super.who(); } }

  public static void main(String[] args) {
    System.out.println(new A().who() + " " + new Bottom() {}.who() + " " + new Conc().who() + " " + new Over().who() + " " + new Own().who());
    Top t = new Over();
    System.out.println(t.who());
  }
}
// expect: Left Left Conc Base LeftBase
// expect: Base
