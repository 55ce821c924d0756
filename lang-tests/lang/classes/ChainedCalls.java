// Methods that return this; covariant return types.
public class ChainedCalls {
  static class Shape {
    String log = "";
    Shape color(String c) { log += c + " "; return this; }
    Shape self() { return this; }
  }
  static class Circle extends Shape {
    @Override Circle color(String c) { super.color("circle-" + c); return this; }
    @Override Circle self() { return this; }
    Circle radius(int r) { log += "r" + r + " "; return this; }
  }

  public static void main(String[] args) {
    Circle c = new Circle().color("red").radius(5).self().color("blue");
    System.out.println(c.log);
    Shape s = c;
    System.out.println(s.color("x").self().getClass().getSimpleName() + " " + s.log);
    System.out.println(new StringBuilder().append(1).append('-').append("x").reverse().insert(0, 2.5));
  }
}
// expect: circle-red r5 circle-blue 
// expect: Circle circle-red r5 circle-blue circle-x 
// expect: 2.5x-1
