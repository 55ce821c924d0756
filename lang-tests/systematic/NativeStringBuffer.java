// explore: proof
// explore: all
// expect assertion
// StringBuffer is synchronized, so nothing races; but toString may come between two calls of setCharAt.
// OpenJDK 17, two threads that meet in a loop: 4 of 6,084 rounds see "ba".
// The characters are copied by a native method, which must say that it reads them.
public class NativeStringBuffer {
  public static void main(String[] args) throws InterruptedException {
    StringBuffer text = new StringBuffer("aa");
    Thread writer = new Thread(() -> {
      text.setCharAt(0, 'b');
      text.setCharAt(1, 'b');
    });
    writer.start();
    String seen = text.toString();
    writer.join();
    assert seen.equals("aa") || seen.equals("bb") : seen;
  }
}
