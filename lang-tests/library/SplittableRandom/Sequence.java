import java.util.*;

public class Sequence {
  public static void main(String[] args) {
    SplittableRandom r = new SplittableRandom(42);
    SplittableRandom s = r.split();
    System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(-5, 5) + " " + r.nextLong() + " " + r.nextLong(1000) + " " + r.nextDouble() + " " + r.nextBoolean() + " " + r.nextDouble(2, 3));
    System.out.println(s.nextInt() + " " + s.split().nextLong() + " " + s.ints(3, 0, 100).sum() + " " + s.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + s.nextLong(-1, Long.MAX_VALUE));
  }
}
// expect: -1877322334 2 11 -4 4028864712777624925 954 0.3399310389170206 true 2.2049018317987756
// expect: 1290618355 3910252135471253920 194 1786370658 4337479733541265559
