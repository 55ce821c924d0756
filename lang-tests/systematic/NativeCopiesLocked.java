// NativeCopiesRace under a lock: nothing races. The copies are taken before or after the writes, never between.
// expect clean
// explore: proof --outcomes outcomes=2
public class NativeCopiesLocked {
  static final char[] constructed = {'a', 'b'}, valued = {'a', 'b'}, filled = {'a', 'b'};
  static final byte[] decoded = {'a', 'b'};
  static final Object lock = new Object();

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        constructed[1] = 'c';
        valued[1] = 'c';
        decoded[1] = 'c';
        filled[1] = 'c';
      }
    }).start();
    synchronized (lock) {
      String seen = new String(constructed) + String.valueOf(valued, 0, 2) + new String(decoded);
      "xyz".getChars(0, 1, filled, 0);
      System.out.println(seen + new String(filled));
    }
  }
}
