// Tokens, delimiters, returning delimiters.
import java.util.*;

public class Basics {
  public static void main(String[] args) {
    StringTokenizer t = new StringTokenizer(" the quick\tbrown\nfox ");
    System.out.println(t.countTokens());
    while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
    System.out.println();
    t = new StringTokenizer("1+2*3", "+*", true);
    while (t.hasMoreElements()) System.out.print(t.nextElement() + " ");
    System.out.println();
    t = new StringTokenizer("a,b;c", ",");
    System.out.println(t.nextToken() + t.nextToken(";") + t.nextToken());
    try {
      t.nextToken();
    } catch (NoSuchElementException e) {
      System.out.println("none");
    }
  }
}
// expect: 4
// expect: [the][quick][brown][fox]
// expect: 1 + 2 * 3 
// expect: a,bc
// expect: none
