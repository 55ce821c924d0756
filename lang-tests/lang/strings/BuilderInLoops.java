// Concatenation in loops, of every type, against StringBuilder.
public class BuilderInLoops {
  public static void main(String[] args) {
    String s = "";
    StringBuilder sb = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      s += i % 3 == 0 ? "f" : i % 5 == 0 ? 'b' : i;
      sb.append(i % 3 == 0 ? "f" : i % 5 == 0 ? "b" : "" + i);
    }
    System.out.println(s);
    System.out.println(s.equals(sb.toString()) + " " + s.length());
    char[] chars = s.toCharArray();
    String back = "";
    for (char c : chars) back = c + back;
    System.out.println(back.equals(sb.reverse().toString()));
    String t = null;
    for (int i = 0; i < 3; i++) t += i;
    System.out.println(t);
    String quine = "%s is %d long";
    System.out.println(String.format(quine, quine, quine.length()));
  }
}
// expect: f12f498f78f9811f1314f1617f1998f2223f9826f2829f3132f3498f3738f9841f4344f4647f49
// expect: false 78
// expect: false
// expect: null012
// expect: %s is %d long is 13 long
