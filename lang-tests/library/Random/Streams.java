// Random in many widths: doubles, gaussian sequence, shuffles.
import java.util.*;

public class Streams {
  public static void main(String[] args) {
    Random r = new Random(2024);
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < 6; i++) s.append(r.nextDouble()).append(' ');
    System.out.println(s);
    List<Integer> l = new ArrayList<>();
    for (int i = 0; i < 20; i++) l.add(i);
    Collections.shuffle(l, r);
    System.out.println(l);
    Collections.shuffle(l, new Random(3));
    System.out.println(l);
    int[] hist = new int[7];
    for (int i = 0; i < 500; i++) hist[(int) Math.max(0, Math.min(6, r.nextGaussian() + 3.5))]++;
    System.out.println(Arrays.toString(hist));
    System.out.println(r.nextInt(3, 1000) + " " + r.nextLong(50) + " " + r.nextDouble(2.5) + " " + r.nextInt(Integer.MAX_VALUE));
  }
}
// expect: 0.6184536328301764 0.1882981476357477 0.9309788145598492 0.09416541001140322 0.5820881256910192 0.4940935761119589 
// expect: [6, 7, 5, 10, 14, 16, 11, 19, 9, 0, 15, 3, 8, 18, 13, 4, 12, 1, 17, 2]
// expect: [5, 14, 6, 3, 15, 10, 0, 2, 4, 18, 17, 19, 1, 12, 8, 7, 16, 11, 9, 13]
// expect: [4, 40, 111, 183, 126, 32, 4]
// expect: 476 24 0.15704805773932434 1966025679
