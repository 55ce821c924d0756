// Abstract classes: constructors, template methods, abstract overriding concrete.
public class AbstractClasses {
  static abstract class Template {
    private final String name;
    protected Template(String name) { this.name = name; }
    final String run() { return name + ":" + step(1) + step(2); }
    protected abstract String step(int n);
    public abstract String toString();
  }
  static abstract class Half extends Template {
    Half() { super("half"); }
    protected String step(int n) { return "<" + n + ">"; }
  }
  static class Full extends Half {
    public String toString() { return "full " + run(); }
  }

  public static void main(String[] args) {
    System.out.println(new Full());
    Template t = new Template("anonymous") {
      protected String step(int n) { return n * 10 + ","; }
      public String toString() { return "anon"; }
    };
    System.out.println(t + " " + t.run());
    System.out.println(new Half() { public String toString() { return run(); } });
  }
}
// expect: full half:<1><2>
// expect: anon anonymous:10,20,
// expect: half:<1><2>
