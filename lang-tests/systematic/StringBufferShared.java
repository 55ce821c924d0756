// StringBuilderShared repaired: each append is one operation; the order is open.
// expect clean
// explore: --outcomes outcomes=2
public class StringBufferShared {
  static final StringBuffer text = new StringBuffer();

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> text.append("ab")), b = new Thread(() -> text.append("cd"));
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(text);
  }
}
