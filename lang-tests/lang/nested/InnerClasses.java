// Inner classes know their outer object; several levels; creation through an object.
public class InnerClasses {
  int v = 1;
  class In {
    int v = 2;
    class Deep {
      int v = 3;
      String all() { return InnerClasses.this.v + "" + In.this.v + this.v + v; }
      void set() { InnerClasses.this.v *= 10; In.this.v *= 10; }
    }
    Deep deep() { return new Deep(); }
  }
  In in() { return new In(); }

  public static void main(String[] args) {
    InnerClasses o = new InnerClasses();
    InnerClasses.In.Deep d = o.in().deep();
    System.out.println(d.all());
    d.set();
    System.out.println(d.all());
    In i = o.new In();
    In.Deep e = i.new Deep();
    System.out.println(e.all());
    System.out.println(new InnerClasses().new In().new Deep().all());
    InnerClasses none = null;
    try {
      none.new In();
    } catch (NullPointerException x) {
      System.out.println("null outer");
    }
  }
}
// expect: 1233
// expect: 102033
// expect: 10233
// expect: 1233
// expect: null outer
