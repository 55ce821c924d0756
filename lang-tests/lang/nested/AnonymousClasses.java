// Anonymous classes: constructor arguments, fields, initialisers, captured variables.
public class AnonymousClasses {
  static abstract class Greeter {
    final String who;
    Greeter(String who) { this.who = who; }
    abstract String greet();
  }
  interface Counter { int next(); }
  static Counter counter(final int start) {
    return new Counter() {
      int n = start;
      { n *= 2; }
      public int next() { return n++; }
    };
  }

  public static void main(String[] args) {
    int times = 3;
    Greeter g = new Greeter("world") {
      String greet() { return ("hello " + who + " ").repeat(times); }
    };
    System.out.println(g.greet());
    Counter a = counter(5), b = counter(100);
    System.out.println(a.next() + " " + a.next() + " " + b.next() + " " + a.next());
    System.out.println(g.getClass().getName() + " [" + g.getClass().getSimpleName() + "]");
    Object o = new Object() {
      int hidden = 42;
      @Override public String toString() { return "anon " + hidden; }
    };
    System.out.println(o);
    var v = new Object() { int x = 1; void up() { x++; } };
    v.up();
    System.out.println(v.x);
    System.out.println(new Object() { String hi() { return "direct"; } }.hi());
  }
}
// expect: hello world hello world hello world 
// expect: 10 11 200 12
// expect: AnonymousClasses$2 []
// expect: anon 42
// expect: 2
// expect: direct
