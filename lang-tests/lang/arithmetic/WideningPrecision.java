// Widening an int to float or a long to double may lose precision, silently.
public class WideningPrecision {
  public static void main(String[] args) {
    int i = 123456789;
    float f = i;
    System.out.println((int) f);
    System.out.println(i - (int) f);
    long l = 9007199254740993L;
    double d = l;
    System.out.println((long) d);
    System.out.println(l == d);
    System.out.println(i == f);
    System.out.println(16777217 == 16777216f);
    float sum = i;
    sum += 1L << 40;
    System.out.println(sum);
    System.out.println(1L + 1f);
    System.out.println((Object) (1 + 1L) instanceof Long);
    System.out.println('a' + 1.5f);
  }
}
// expect: 123456792
// expect: -3
// expect: 9007199254740992
// expect: true
// expect: true
// expect: true
// expect: 1.0996351E12
// expect: 2.0
// expect: true
// expect: 98.5
