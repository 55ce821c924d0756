// The copies of NativeCopiesRace beside writes to other elements: only what is copied is read.
// expect clean
public class NativeCopiesApart {
  static final char[] chars = {'a', 'b', 'c'};
  static final byte[] bytes = {'a', 'b', 'c'};

  public static void main(String[] args) {
    new Thread(() -> {
      chars[0] = 'x';
      chars[2] = 'x';
      bytes[2] = 'x';
    }).start();
    assert new String(chars, 1, 1).equals("b");
    "z".getChars(0, 1, chars, 1);
    assert new String(bytes, 0, 2).equals("ab");
  }
}
