// The same with a superinterface that has a default method (JLS 12.4.2, step 7).
// expect deadlock
// explore: proof
// explore: all
public class ClassInitInterfaceFirst {
  interface Shape {
    Object unit = new Square();

    default int sides() {
      return 0;
    }
  }

  static class Square implements Shape {
    static int made = 1;
  }

  public static void main(String[] args) {
    new Thread(() -> { Object o = Shape.unit; }, "shape").start();
    new Thread(Square::new, "square").start();
  }
}
