// clone() reads volatile fields: each by a volatile read, beside which others write.
// OpenJDK 17: of 1,500 runs 1,310 print "0 0", 188 "2 2", 2 "0 2".
// expect clean
// explore: --outcomes outcomes=6
public class CloneVolatile {
  static class Pair implements Cloneable {
    volatile int left, right;

    Pair copy() {
      try {
        return (Pair) clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Pair p = new Pair();
    Thread t = new Thread(() -> {
      p.left = 1;
      p.left = 2;
    });
    t.start();
    Pair q = p.copy();
    Pair r = p.copy();
    t.join();
    System.out.println(q.left + " " + r.left);
  }
}
