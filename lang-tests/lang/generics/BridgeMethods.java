// Overriding with erased and covariant signatures goes through bridges.
public class BridgeMethods {
  interface Source<T> { T get(); }
  static abstract class Base<T> {
    abstract void put(T t);
    void twice(T t) { put(t); put(t); }
  }
  static class Words extends Base<String> implements Source<String>, Comparable<Words> {
    String all = "";
    void put(String s) { all += s; }
    public String get() { return all; }
    public int compareTo(Words w) { return all.compareTo(w.all); }
  }
  static class Deeper extends Words {
    @Override void put(String s) { super.put("[" + s + "]"); }
  }

  public static void main(String[] args) {
    Base<String> b = new Deeper();
    b.twice("x");
    System.out.println(((Source<?>) b).get());
    Comparable<Words> c = new Words();
    System.out.println(c.compareTo((Words) b) < 0);
    try {
      ((Base) b).put(5);
    } catch (ClassCastException e) {
      System.out.println("bridge casts");
    }
    try {
      ((Comparable) c).compareTo("s");
    } catch (ClassCastException e) {
      System.out.println("compareTo casts");
    }
    Object o = ((Source) b).get();
    System.out.println(o);
  }
}
// expect: [x][x]
// expect: true
// expect: bridge casts
// expect: compareTo casts
// expect: [x][x]
