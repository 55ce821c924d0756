// next(bits) drives everything.
import java.util.Random;

public class Overridden {
  static class Fixed extends Random {
    int n;
    @Override protected int next(int bits) { return (n += 0x12345678) >>> (32 - bits); }
  }

  public static void main(String[] args) {
    Fixed f = new Fixed();
    System.out.println(f.nextInt() + " " + f.nextInt(10) + " " + f.nextLong() + " " + f.nextBoolean() + " " + f.nextDouble() + " " + f.nextFloat());
    int[] counts = new int[6];
    Random r = new Random(1);
    for (int i = 0; i < 6000; i++) counts[r.nextInt(6)]++;
    System.out.println(java.util.Arrays.toString(counts));
    double sum = 0;
    for (int i = 0; i < 1000; i++) sum += r.nextGaussian();
    System.out.println(sum);
  }
}
// expect: 305419896 6 3935305395824843232 false 0.4266666695144441 0.56888884
// expect: [996, 1001, 967, 1033, 1012, 991]
// expect: 3.1334284311596603
