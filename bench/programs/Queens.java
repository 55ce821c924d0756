// All placements of eleven queens: recursion and boolean arrays.
public class Queens {
  static final int N = 11;
  static final boolean[] columns = new boolean[N], up = new boolean[2 * N], down = new boolean[2 * N];

  static int place(int row) {
    if (row == N) return 1;
    int found = 0;
    for (int c = 0; c < N; c++) {
      if (columns[c] || up[row + c] || down[row - c + N]) continue;
      columns[c] = up[row + c] = down[row - c + N] = true;
      found += place(row + 1);
      columns[c] = up[row + c] = down[row - c + N] = false;
    }
    return found;
  }

  public static void main(String[] args) {
    System.out.println(place(0));
  }
}
