// Conway's life on a torus.
public class Life {
  static boolean[][] step(boolean[][] g) {
    int h = g.length, w = g[0].length;
    boolean[][] n = new boolean[h][w];
    for (int y = 0; y < h; y++) {
      for (int x = 0; x < w; x++) {
        int around = 0;
        for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dy | dx) != 0 && g[(y + dy + h) % h][(x + dx + w) % w]) around++;
        n[y][x] = around == 3 || g[y][x] && around == 2;
      }
    }
    return n;
  }

  public static void main(String[] args) {
    String[] start = {".#....", "..#...", "###...", "......", "......", "......"};
    boolean[][] g = new boolean[6][6];
    for (int y = 0; y < 6; y++) for (int x = 0; x < 6; x++) g[y][x] = start[y].charAt(x) == '#';
    for (int t = 0; t <= 12; t++) {
      if (t % 6 == 0) {
        System.out.println("t=" + t);
        for (boolean[] row : g) {
          StringBuilder s = new StringBuilder();
          for (boolean b : row) s.append(b ? '#' : '.');
          System.out.println(s);
        }
      }
      g = step(g);
    }
  }
}
// expect: t=0
// expect: .#....
// expect: ..#...
// expect: ###...
// expect: ......
// expect: ......
// expect: ......
// expect: t=6
// expect: ......
// expect: ......
// expect: ...#..
// expect: .#.#..
// expect: ..##..
// expect: ......
// expect: t=12
// expect: ......
// expect: ......
// expect: ......
// expect: ....#.
// expect: .....#
// expect: ...###
