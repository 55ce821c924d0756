// Fall-through, default in the middle, no match.
public class OldSwitch {
  static String run(int v) {
    StringBuilder s = new StringBuilder();
    switch (v) {
      case 1: s.append("one ");
      case 2: s.append("two "); break;
      default: s.append("default ");
      case 3: s.append("three "); break;
      case -1:
      case Integer.MAX_VALUE: return "edge";
    }
    return s.toString();
  }

  public static void main(String[] args) {
    for (int v : new int[] {1, 2, 3, 4, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) System.out.println(v + ": " + run(v));
    switch (5) {}
    switch (5) { default: }
    int k = 0;
    switch (k++) { case 0: k += 10; }
    System.out.println(k);
    switch (k) {
      case 11:
        int scoped = 5;
        System.out.println(scoped);
        break;
      case 12:
        scoped = 6;
        System.out.println(scoped);
    }
    for (int i = 0; i < 4; i++) {
      switch (i) {
        case 1: continue;
        case 3: break;
        default: System.out.print(i + " ");
      }
      System.out.print("after" + i + " ");
    }
    System.out.println();
  }
}
// expect: 1: one two 
// expect: 2: two 
// expect: 3: three 
// expect: 4: default three 
// expect: -1: edge
// expect: 2147483647: edge
// expect: -2147483648: default three 
// expect: 11
// expect: 5
// expect: 0 after0 2 after2 after3 
