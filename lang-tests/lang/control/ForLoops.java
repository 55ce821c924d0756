// All forms of for.
public class ForLoops {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) System.out.print(i + " ");
    System.out.println();
    for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + "/" + j + " ");
    System.out.println();
    int k = 0;
    for (;;) {
      if (++k > 4) break;
    }
    System.out.println(k);
    for (k = 3; k > 0;) k--;
    System.out.println(k);
    for (char c = 'a'; c <= 'e'; c += 2) System.out.print(c);
    System.out.println();
    for (double d = 0; d < 1; d += 0.25) System.out.print(d + " ");
    System.out.println();
    int i = 5;
    for (i++, k = i * 2; i < 8; i++) {}
    System.out.println(i + " " + k);
    for (int a = 0; a < 3; a++) {
      for (int b = 0; b < 3; b++) {
        if (b == 1) continue;
        if (a == 2) break;
        System.out.print(a + "" + b + " ");
      }
    }
    System.out.println();
    for (final int once = 1; k < 14; k++) k += once;
    System.out.println(k);
    for (byte b = 126; b > 0; b++) System.out.print(b + " ");
    System.out.println();
  }
}
// expect: 0 1 2 
// expect: 0/10 3/9 6/8 
// expect: 5
// expect: 0
// expect: ace
// expect: 0.0 0.25 0.5 0.75 
// expect: 8 12
// expect: 00 02 10 12 
// expect: 14
// expect: 126 127 
