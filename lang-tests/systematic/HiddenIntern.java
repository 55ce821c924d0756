// intern() chooses the first String of a text: one of two threads finds that it is its own.
// OpenJDK 17: of 1,500 runs 973 print "true false", 527 "false true".
// expect clean
// explore: --outcomes outcomes=2
public class HiddenIntern {
  static volatile String left, right;
  static volatile boolean leftFirst, rightFirst;

  public static void main(String[] args) throws InterruptedException {
    char[] text = ("text " + new Object().hashCode()).toCharArray();
    Thread a = new Thread(() -> {
      left = new String(text);
      leftFirst = left.intern() == left;
    });
    Thread b = new Thread(() -> {
      right = new String(text);
      rightFirst = right.intern() == right;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(leftFirst + " " + rightFirst);
  }
}
