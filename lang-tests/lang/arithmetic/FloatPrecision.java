// float keeps 24 bits; operations on floats round to float.
public class FloatPrecision {
  public static void main(String[] args) {
    System.out.println(16777216f + 1f);
    System.out.println(0.1f + 0.2f);
    System.out.println(0.1f + 0.2);
    System.out.println(1f / 3);
    System.out.println((double) 0.1f);
    System.out.println((float) 0.1);
    System.out.println((float) 1e40);
    System.out.println((float) 1e-50);
    System.out.println(3.4028235e38f * 2);
    System.out.println(1.4e-45f / 2);
    System.out.println(0.1f == 0.1);
    System.out.println(0.5f == 0.5);
    float sum = 0;
    for (int i = 0; i < 10; i++) sum += 0.1f;
    System.out.println(sum);
    float big = Integer.MAX_VALUE;
    System.out.println(big);
    System.out.println((int) big == Integer.MAX_VALUE);
    long l = Long.MAX_VALUE;
    System.out.println((float) l + " " + (double) l);
  }
}
// expect: 1.6777216E7
// expect: 0.3
// expect: 0.30000000149011613
// expect: 0.33333334
// expect: 0.10000000149011612
// expect: 0.1
// expect: Infinity
// expect: 0.0
// expect: Infinity
// expect: 0.0
// expect: false
// expect: true
// expect: 1.0000001
// expect: 2.14748365E9
// expect: true
// expect: 9.223372E18 9.223372036854776E18
