// Several loop variables of one type; updates; loops without bodies; loop over long and char.
public class LoopVariables {
  public static void main(String[] args) {
    long s = 0;
    for (long i = Integer.MAX_VALUE - 2L; i <= Integer.MAX_VALUE + 2L; i++) s += i;
    System.out.println(s);
    int i, j;
    for (i = 0, j = 10; i < j; i++, j--);
    System.out.println(i + " " + j);
    for (char c = 'z'; c >= 'v'; c--) System.out.print(c);
    System.out.println();
    for (int a[] = {1, 2, 3}, k = 0; k < a.length; k++) System.out.print(a[k] * k + " ");
    System.out.println();
    for (short t = 32765; t > 0; t++) System.out.print(t + " ");
    System.out.println();
    for (float f = 0; f < 1; f += 0.3f) System.out.print(f + " ");
    System.out.println();
    StringBuilder sb = new StringBuilder();
    for (Integer b = 0; b < 3; b++) sb.append(b);
    System.out.println(sb);
    for (String t = "a"; t.length() < 5; t += t) sb.append(t);
    System.out.println(sb);
  }
}
// expect: 10737418235
// expect: 5 5
// expect: zyxwv
// expect: 0 2 6 
// expect: 32765 32766 32767 
// expect: 0.0 0.3 0.6 0.90000004 
// expect: 012
// expect: 012aaaaaaa
