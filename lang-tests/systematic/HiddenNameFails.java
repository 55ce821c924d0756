// The number behind "Thread-N" tells who was first: what relies on it fails in the other order.
// OpenJDK 17: see HiddenThreadNumbers, 72 of 1,500 runs.
// explore: proof
// explore: all
// expect assertion
public class HiddenNameFails {
  static volatile String left, right;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> left = new Thread().getName(), "a");
    Thread b = new Thread(() -> right = new Thread().getName(), "b");
    a.start();
    b.start();
    a.join();
    b.join();
    assert left.equals("Thread-0") : left;
  }
}
