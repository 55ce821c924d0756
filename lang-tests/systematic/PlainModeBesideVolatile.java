// One side in plain mode is enough: set() of one thread does not order the other's getPlain().
// expect race: PlainModeBesideVolatile.n (an AtomicInteger)
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicInteger;

public class PlainModeBesideVolatile {
  static final AtomicInteger n = new AtomicInteger();

  public static void main(String[] args) {
    new Thread(() -> n.set(1)).start();
    System.out.println(n.getPlain());
  }
}
