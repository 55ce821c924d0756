// HandOverGrandchild broken: the child does not join its own child, which may still be about to write when main has joined the child.
// expect race: RaceGrandchild.data
// explore: proof
// explore: all
public class RaceGrandchild {
  static int data;

  static void join(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread child = new Thread(() -> {
      Thread grandchild = new Thread(() -> data = 7);
      grandchild.start();
    });
    child.start();
    join(child);
    assert data >= 0;
  }
}
