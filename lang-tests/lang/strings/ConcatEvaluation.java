// Operands are converted when their turn comes, or after all are evaluated: as OpenJDK 17 does for plain values.
public class ConcatEvaluation {
  static int n;
  static int next() { return ++n; }
  static String say(String s) { System.out.print(s + ";"); return s; }

  public static void main(String[] args) {
    System.out.println("" + next() + next() + next());
    System.out.println(say("a") + say("b") + (say("c") + say("d")));
    String s = "x" + n++ + n + ++n;
    System.out.println(s);
    int i = 1;
    System.out.println(i + i++ + "" + i + (i = 7) + i);
    String t = null;
    t = t + t;
    System.out.println(t);
    System.out.println("a" + (t == null ? "b" : "c") + "d");
  }
}
// expect: 123
// expect: a;b;c;d;abcd
// expect: x345
// expect: 2277
// expect: nullnull
// expect: acd
