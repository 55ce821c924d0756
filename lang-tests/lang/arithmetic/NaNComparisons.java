// NaN is unordered: every comparison but != is false.
public class NaNComparisons {
  public static void main(String[] args) {
    double nan = 0.0 / 0.0;
    double one = 1;
    System.out.println(nan == nan);
    System.out.println(nan != nan);
    System.out.println(nan < one);
    System.out.println(nan > one);
    System.out.println(nan <= nan);
    System.out.println(nan >= nan);
    System.out.println(!(nan < one));
    System.out.println(one < nan ? "less" : "not less");
    if (nan > one) System.out.println("wrong");
    else System.out.println("right");
    int loops = 0;
    while (nan < 1) loops++;
    System.out.println(loops);
    float fnan = Float.NaN;
    System.out.println(fnan == fnan);
    System.out.println(fnan < 0 || fnan >= 0);
    System.out.println(Double.valueOf(nan).equals(nan));
    System.out.println(Double.compare(nan, one) + " " + Double.compare(one, nan) + " " + Double.compare(0.0, -0.0));
    System.out.println(Math.max(nan, one) + " " + Math.min(-0.0, 0.0));
  }
}
// expect: false
// expect: true
// expect: false
// expect: false
// expect: false
// expect: false
// expect: true
// expect: not less
// expect: right
// expect: 0
// expect: false
// expect: false
// expect: true
// expect: 1 -1 1
// expect: NaN -0.0
