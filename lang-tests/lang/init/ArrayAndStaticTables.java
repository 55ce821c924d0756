// Static tables built in initialisers, with forward references through methods.
public class ArrayAndStaticTables {
  static final int SIZE = size();
  static int[] table = new int[SIZE];
  static int size() { return BASE == 0 ? 4 : BASE; }
  static int BASE = 10;
  static { for (int i = 0; i < table.length; i++) table[i] = i == 0 ? 1 : table[i - 1] * 2 + BASE; }
  static final String[][] NAMES = {{"a"}, {"b", "c"}, {}};
  static int total;
  static { total = 0; for (String[] r : NAMES) for (String s : r) total += s.charAt(0); }

  public static void main(String[] args) {
    System.out.println(SIZE + " " + table.length + " " + table[3] + " " + total + " " + BASE);
  }
}
// expect: 4 4 78 294 10
