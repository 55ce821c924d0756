// Several packages: public access across them, package-private within.
import geometry.*;
import geometry.shapes.Circle;

public class Main {
  static class Mine extends Base {
    Mine() { super("mine"); }
    @Override protected String kind() { return "Mine of " + super.kind(); }
    String callProtected() { return kind() + count; }
  }

  public static void main(String[] args) {
    System.out.println(new Circle(2).describe());
    System.out.println(new Mine().callProtected());
    System.out.println(new Mine().describe());
    System.out.println(Base.count() + " " + geometry.shapes.Circle.PI3);
    System.out.println(Circle.class.getName());
  }
}
// expect: [Base *circle* of area 12]
// expect: Mine of Base *mine*2
// expect: [Mine of Base *mine*]
// expect: 3 3
// expect: geometry.shapes.Circle
