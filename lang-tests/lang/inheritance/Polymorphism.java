// A table of shapes: dispatch through classes and interfaces.
public class Polymorphism {
  interface Shape { double area(); default String info() { return name() + " " + area(); } String name(); }
  record Square(double s) implements Shape {
    public double area() { return s * s; }
    public String name() { return "square"; }
  }
  static class Rect implements Shape {
    final double w, h;
    Rect(double w, double h) { this.w = w; this.h = h; }
    public double area() { return w * h; }
    public String name() { return "rect"; }
  }
  static class Unit extends Rect {
    Unit() { super(1, 1); }
    @Override public String info() { return "unit/" + super.info(); }
  }

  public static void main(String[] args) {
    Shape[] shapes = {new Square(2), new Rect(2, 3.5), new Unit()};
    double sum = 0;
    for (Shape s : shapes) {
      System.out.println(s.info());
      sum += s.area();
    }
    System.out.println(sum);
  }
}
// expect: square 4.0
// expect: rect 7.0
// expect: unit/rect 1.0
// expect: 12.0
