// Floats have their own shortest digits.
public class FloatToString {
  public static void main(String[] args) {
    float[] values = {1, 10, 1e6f, 9999999f, 1e7f, 1.1f, 0.1f, 0.001f, 0.0009f, 3.3f, 16777216f, 1e10f, 1.17549435E-38f,
        3.4028235e38f, 1.4e-45f, 100f / 3, 1f / 3, 123456.79f, 0.3f, 2.5e-5f};
    for (float f : values) System.out.println(f);
    System.out.println(1.1f * 1.1f);
    System.out.println((double) 3.3f);
  }
}
// expect: 1.0
// expect: 10.0
// expect: 1000000.0
// expect: 9999999.0
// expect: 1.0E7
// expect: 1.1
// expect: 0.1
// expect: 0.001
// expect: 9.0E-4
// expect: 3.3
// expect: 1.6777216E7
// expect: 1.0E10
// expect: 1.17549435E-38
// expect: 3.4028235E38
// expect: 1.4E-45
// expect: 33.333332
// expect: 0.33333334
// expect: 123456.79
// expect: 0.3
// expect: 2.5E-5
// expect: 1.21
// expect: 3.299999952316284
