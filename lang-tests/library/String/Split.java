// split with limits and regular expressions; join.
import java.util.Arrays;

public class Split {
  static void show(String[] parts) { System.out.println(parts.length + " " + Arrays.toString(parts)); }

  public static void main(String[] args) {
    show("a,b,c".split(","));
    show("a,,b,,".split(","));
    show("a,,b,,".split(",", -1));
    show("a,b,c,d".split(",", 2));
    show(",a".split(","));
    show("".split(","));
    show("abc".split(""));
    show("a.b.c".split("\\."));
    show("a|b|c".split("\\|"));
    show("one  two\tthree ".split("\\s+"));
    show(" lead".split(" "));
    show("a1b22c333d".split("[0-9]+"));
    show("k=v=w".split("=", 2));
    show("x".split("x"));
    System.out.println(String.join("-", "a", "b", "c") + " " + String.join(", ", Arrays.asList("x", "y")) + String.join("+") + "|");
  }
}
// expect: 3 [a, b, c]
// expect: 3 [a, , b]
// expect: 5 [a, , b, , ]
// expect: 2 [a, b,c,d]
// expect: 2 [, a]
// expect: 1 []
// expect: 3 [a, b, c]
// expect: 3 [a, b, c]
// expect: 3 [a, b, c]
// expect: 3 [one, two, three]
// expect: 2 [, lead]
// expect: 4 [a, b, c, d]
// expect: 2 [k, v=w]
// expect: 0 []
// expect: a-b-c x, y|
