// Private members are visible across nested classes of one top-level class.
public class AccessAcrossNested {
  private int secret = 1;
  private static int shared = 2;
  private int twice() { return secret * 2; }
  static class Nested {
    private int own = 10;
    private Nested() {}
    private static String hidden() { return "hidden"; }
    int peek(AccessAcrossNested o) { o.secret += 5; return o.secret + shared++ + o.twice(); }
  }
  class Inner {
    private int deep = secret++;
    int outer() { return AccessAcrossNested.this.secret + twice(); }
  }

  public static void main(String[] args) {
    AccessAcrossNested o = new AccessAcrossNested();
    System.out.println(new Nested().peek(o) + " " + shared);
    System.out.println(new Nested().own + Nested.hidden());
    Inner i = o.new Inner();
    i.deep += 100;
    System.out.println(i.deep + " " + i.outer());
  }
}
// expect: 20 3
// expect: 10hidden
// expect: 106 21
