// Ids of threads come from one counter: who makes its Thread first has the smaller one.
// OpenJDK 17: of 1,500 runs 1,346 print "left first", 154 "right first".
// expect clean
// explore: --outcomes outcomes=2
public class HiddenThreadIds {
  static volatile long left, right;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> left = new Thread("x").getId());
    Thread b = new Thread(() -> right = new Thread("y").getId());
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(left < right ? "left first" : "right first");
  }
}
