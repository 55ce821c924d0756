// Main joins its child, which has joined its own: hb along the joins (JLS 17.4.4, 17.4.5).
// expect clean
// explore: proof
// explore: all
public class HandOverGrandchild {
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
      join(grandchild);
    });
    child.start();
    join(child);
    assert data >= 0;
  }
}
