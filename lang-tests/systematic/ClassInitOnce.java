// However many threads use a class first, its initialiser runs once, and each of them sees what it did.
// expect clean
// explore: proof
// explore: all
public class ClassInitOnce {
  static class Table {
    static int made;
    static final int[] squares = new int[4];

    static {
      made++;
      for (int i = 0; i < squares.length; i++)
        squares[i] = i * i;
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(() -> {
        assert Table.squares[3] == 9 && Table.made == 1;
      }).start();
  }
}
