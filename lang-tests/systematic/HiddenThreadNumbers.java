// The N of "Thread-N" comes from one counter: who makes its Thread first has the smaller one.
// OpenJDK 17: of 1,500 runs 1,428 print "left first", 72 "right first".
// expect clean
// explore: --outcomes outcomes=2
public class HiddenThreadNumbers {
  static volatile String left, right;

  static int number(String name) {
    return Integer.parseInt(name.substring(7));
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> left = new Thread().getName(), "a");
    Thread b = new Thread(() -> right = new Thread().getName(), "b");
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(number(left) < number(right) ? "left first" : "right first");
  }
}
