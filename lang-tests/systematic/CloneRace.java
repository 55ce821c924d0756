// clone() reads every field of an object. (CloneArrayRace: and every element of an array.)
// explore: proof
// explore: all
// expect race: Point.y
public class CloneRace {
  static class Point implements Cloneable {
    int x, y;

    Point copy() throws CloneNotSupportedException {
      return (Point) clone();
    }
  }

  public static void main(String[] args) throws Exception {
    Point p = new Point();
    Thread t = new Thread(() -> p.y = 1);
    t.start();
    p.copy();
    t.join();
  }
}
