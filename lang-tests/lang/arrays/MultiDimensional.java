// Arrays of arrays, ragged ones, partial dimensions, mixed brackets.
public class MultiDimensional {
  public static void main(String[] args) {
    int[][] m = new int[2][3];
    m[1][2] = 7;
    for (int[] row : m) System.out.println(java.util.Arrays.toString(row));
    int[][] ragged = {{1}, {2, 3}, {}, null};
    int total = 0;
    for (int[] row : ragged) if (row != null) for (int v : row) total += v;
    System.out.println(total + " " + ragged[1].length);
    int[][][] cube = new int[2][2][];
    System.out.println(cube[1][1] == null);
    cube[0][1] = new int[] {5};
    System.out.println(cube[0][1][0]);
    int[] one[] = {{1, 2}}, two = {3};
    System.out.println(one[0][1] + two[0]);
    String[][] names = new String[2][];
    names[0] = new String[] {"a", "b"};
    System.out.println(java.util.Arrays.deepToString(names));
    m[0] = ragged[1];
    m[0][0]++;
    System.out.println(ragged[1][0]);
    char[][] board = new char[3][3];
    for (char[] row : board) java.util.Arrays.fill(row, '.');
    board[1][1] = 'X';
    for (char[] row : board) System.out.println(new String(row));
    long[][] tri = new long[5][];
    for (int i = 0; i < 5; i++) {
      tri[i] = new long[i + 1];
      tri[i][0] = tri[i][i] = 1;
      for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
    }
    System.out.println(java.util.Arrays.toString(tri[4]));
    System.out.println(new int[3][0].length + new int[0][3].length);
    int[][] same = new int[3][4];
    System.out.println((same[0] == same[1]) + " " + same.getClass().getName());
  }
}
// expect: [0, 0, 0]
// expect: [0, 0, 7]
// expect: 6 2
// expect: true
// expect: 5
// expect: 5
// expect: [[a, b], null]
// expect: 3
// expect: ...
// expect: .X.
// expect: ...
// expect: [1, 4, 6, 4, 1]
// expect: 3
// expect: false [[I
