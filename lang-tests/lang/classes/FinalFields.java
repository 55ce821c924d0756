// Blank finals are assigned once, in every constructor; final locals too.
public class FinalFields {
  final int a;
  final int b = 3;
  static final int S;
  static { int t = 2; S = t * 21; }
  FinalFields(boolean big) {
    if (big) a = 1000;
    else a = 1;
  }
  FinalFields(int v) {
    switch (v) {
      case 0: a = -1; break;
      case 1: a = -2; break;
      default: throw new IllegalArgumentException();
    }
  }
  FinalFields() { this(true); }

  public static void main(String[] args) {
    System.out.println(new FinalFields(true).a + " " + new FinalFields(false).a + " " + new FinalFields(1).a + " " + new FinalFields().a);
    System.out.println(S);
    final int x;
    if (S > 10) x = 1;
    else x = 2;
    System.out.println(x);
    final int[] arr = {1};
    arr[0]++;
    System.out.println(arr[0]);
    final int y;
    y = x + 1;
    Runnable r = () -> System.out.println(y);
    r.run();
  }
}
// expect: 1000 1 -2 1000
// expect: 42
// expect: 1
// expect: 2
// expect: 2
