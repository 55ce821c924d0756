// Points of a grid that stay bounded: double arithmetic in locals.
public class Mandelbrot {
  public static void main(String[] args) {
    final int size = 700;
    int inside = 0;
    for (int py = 0; py < size; py++)
      for (int px = 0; px < size; px++) {
        double cr = 2.0 * px / size - 1.5, ci = 2.0 * py / size - 1.0;
        double r = 0, i = 0;
        int n = 0;
        while (n < 100 && r * r + i * i <= 4.0) {
          double t = r * r - i * i + cr;
          i = 2 * r * i + ci;
          r = t;
          n++;
        }
        if (n == 100) inside++;
      }
    System.out.println(inside);
  }
}
