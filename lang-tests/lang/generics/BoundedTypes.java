// Bounds, recursive bounds, several bounds.
public class BoundedTypes {
  interface Named { String name(); }
  interface Sized { int size(); }
  static class Box implements Named, Sized, Comparable<Box> {
    final int n;
    Box(int n) { this.n = n; }
    public String name() { return "box" + n; }
    public int size() { return n; }
    public int compareTo(Box b) { return Integer.compare(n, b.n); }
  }
  static <T extends Object & Named & Sized> String info(T t) { return t.name() + ":" + t.size(); }
  static <T extends Comparable<? super T>> T larger(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
  static abstract class Builder<B extends Builder<B>> {
    String s = "";
    abstract B self();
    B add(String x) { s += x; return self(); }
  }
  static class Fancy extends Builder<Fancy> {
    Fancy self() { return this; }
    Fancy star() { s += "*"; return this; }
  }
  static class Num<N extends Number> {
    N n;
    Num(N n) { this.n = n; }
    double half() { return n.doubleValue() / 2; }
  }

  public static void main(String[] args) {
    System.out.println(info(new Box(3)) + " " + larger(new Box(1), new Box(2)).name());
    System.out.println(new Fancy().add("a").star().add("b").star().s);
    System.out.println(new Num<>(5).half() + new Num<Long>(7L).n);
    System.out.println(larger("x", "y") + larger(2, 1));
  }
}
// expect: box3:3 box2
// expect: a*b*
// expect: 9.5
// expect: y2
