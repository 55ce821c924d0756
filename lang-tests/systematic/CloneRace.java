// clone() reads every field of an object, and every element of an array.
// explore: proof
// expect race: Point.y
// expect race: element 2 of
public class CloneRace {
  static class Point implements Cloneable {
    int x, y;

    Point copy() throws CloneNotSupportedException {
      return (Point) clone();
    }
  }

  public static void main(String[] args) throws Exception {
    Point p = new Point();
    long[] numbers = new long[3];
    Thread t = new Thread(() -> {
      p.y = 1;
      numbers[2] = 2;
    });
    t.start();
    p.copy();
    numbers.clone();
    t.join();
  }
}
