// Seeded sequences are those of OpenJDK.
import java.util.Random;

public class Sequences {
  public static void main(String[] args) {
    Random r = new Random(42);
    for (int i = 0; i < 5; i++) System.out.print(r.nextInt() + " ");
    System.out.println();
    for (int i = 0; i < 8; i++) System.out.print(r.nextInt(10) + " ");
    System.out.println();
    for (int i = 0; i < 8; i++) System.out.print(r.nextInt(16) + " ");
    System.out.println();
    System.out.println(r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean());
    System.out.println(r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextGaussian());
    byte[] b = new byte[6];
    r.nextBytes(b);
    System.out.println(java.util.Arrays.toString(b));
    r.setSeed(7);
    System.out.println(r.nextInt(1 << 30) + " " + r.nextInt(1000000007) + " " + r.nextInt(5, 10));
    System.out.println(new Random(0).nextInt(100) + " " + new Random(-1L).nextInt(100) + " " + new Random(Long.MAX_VALUE).nextInt(100));
    try {
      r.nextInt(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: -1170105035 234785527 -1360544799 205897768 1325939940 
// expect: 5 5 8 9 3 2 2 6 
// expect: 6 4 11 7 12 12 15 14 
// expect: 2803135004886818645 0.43979982659080874 0.93063116 false
// expect: 0.3776337057107556 -0.44241021950319237 -0.7849147514147984
// expect: [127, 52, 123, 93, -103, 121]
// expect: 784582118 371249157 5
// expect: 60 13 13
// expect: bound must be positive
