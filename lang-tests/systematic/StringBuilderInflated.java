// The first character that is not of Latin-1 moves a builder's characters into another array: others, at other indices, may be lost. (OpenJDK: 72 of
// 2,000,000 runs.)
// explore: proof
// explore: all
// expect race: StringBuilder
public class StringBuilderInflated {
  public static void main(String[] args) throws InterruptedException {
    StringBuilder s = new StringBuilder("abcdefgh");
    Thread t = new Thread(() -> s.setCharAt(0, '\u20ac'));
    t.start();
    s.setCharAt(1, 'x');
    t.join();
  }
}
