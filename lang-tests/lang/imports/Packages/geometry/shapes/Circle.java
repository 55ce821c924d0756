package geometry.shapes;

import geometry.Base;

public class Circle extends Base {
  public static final int PI3 = 3;
  private final int r;
  public Circle(int r) {
    super("circle");
    this.r = r;
  }
  @Override protected String kind() { return super.kind() + " of area " + r * r * PI3; }
}
