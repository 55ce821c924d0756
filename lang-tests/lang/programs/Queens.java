// Eight queens by backtracking, with bit masks and with arrays.
public class Queens {
  static int count(int n, int cols, int d1, int d2, int row) {
    if (row == n) return 1;
    int c = 0;
    for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
      int bit = free & -free;
      c += count(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, row + 1);
    }
    return c;
  }
  static boolean first(int[] q, int row) {
    if (row == q.length) return true;
    next:
    for (int c = 0; c < q.length; c++) {
      for (int r = 0; r < row; r++) if (q[r] == c || Math.abs(q[r] - c) == row - r) continue next;
      q[row] = c;
      if (first(q, row + 1)) return true;
    }
    return false;
  }

  public static void main(String[] args) {
    for (int n = 1; n <= 7; n++) System.out.print(count(n, 0, 0, 0, 0) + " ");
    System.out.println();
    int[] q = new int[8];
    System.out.println(first(q, 0) + " " + java.util.Arrays.toString(q));
  }
}
// expect: 1 0 0 2 10 4 40 
// expect: true [0, 4, 7, 5, 2, 6, 1, 3]
