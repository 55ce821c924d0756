// A labelled loop leaves its pattern variables to what follows (JLS 6.3.2), as the loop without its label does.
public class LabelledLoops {
  static int length(Object o) {
    outer:
    while (!(o instanceof String s)) {
      for (;;) {
        o = o.toString();
        continue outer;
      }
    }
    return s.length();
  }

  static int twice(Object o) {
    first:
    second:
    do {
      o = String.valueOf(o);
    } while (!(o instanceof String s));
    return 2 * s.length();
  }

  static int counted(Object o) {
    loop:
    for (int i = 0; !(o instanceof Integer n); i++) {
      o = i;
    }
    return n + 1;
  }

  public static void main(String[] args) {
    System.out.println(length(12345) + " " + twice(true) + " " + counted("x"));
  }
}
// expect: 5 8 1
