// Values stay in their bounds.
import java.util.concurrent.ThreadLocalRandom;

public class Bounds {
  public static void main(String[] args) {
    boolean ok = true;
    for (int i = 0; i < 1000; i++) {
      int a = ThreadLocalRandom.current().nextInt(5), b = ThreadLocalRandom.current().nextInt(10, 20);
      double d = ThreadLocalRandom.current().nextDouble();
      ok &= a >= 0 && a < 5 && b >= 10 && b < 20 && d >= 0 && d < 1 && Math.random() < 1;
    }
    System.out.println(ok);
  }
}
// expect: true
