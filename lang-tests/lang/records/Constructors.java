// Compact and other constructors, validation, normalisation.
public class Constructors {
  record Range(int low, int high) {
    static int made;
    Range {
      if (low > high) {
        int t = low;
        low = high;
        high = t;
      }
      if (low < 0) throw new IllegalArgumentException("negative " + low);
      made++;
    }
    Range(int n) { this(0, n); }
    int length() { return high - low; }
    static Range of(int a) { return new Range(a, a); }
  }
  record Full(String s) {
    Full(String s) { this.s = s == null ? "none" : s.trim(); }
  }

  public static void main(String[] args) {
    System.out.println(new Range(5, 2) + " " + new Range(7).length() + " " + Range.of(3) + " " + Range.made);
    try {
      new Range(-1, 4);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Full(null) + " " + new Full("  x ").s());
    System.out.println(new Full(" x").equals(new Full("x ")));
  }
}
// expect: Range[low=2, high=5] 7 Range[low=3, high=3] 3
// expect: negative -1
// expect: Full[s=none] x
// expect: true
