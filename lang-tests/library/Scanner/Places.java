// Where Scanner.match says that the last thing was found; and a token that is empty is no boolean.
import java.util.*;
import java.util.regex.*;

public class Places {
  static void match(Scanner s, Object found) {
    MatchResult m = s.match();
    System.out.print(found + " " + m.start() + "-" + m.end());
    // (Of numbers it depends on the expression by which they are read.)
    for (int i = 1; i <= m.groupCount() && found instanceof String; i++) System.out.print(" " + m.group(i) + ":" + m.start(i) + "-" + m.end(i));
    System.out.println();
  }

  public static void main(String[] args) {
    Scanner s = new Scanner("one 22 3.5 true k=v, rest\nnext line\n\nlast");
    match(s, s.next());
    match(s, s.hasNextInt());
    match(s, s.nextInt());
    match(s, s.nextDouble());
    match(s, s.hasNextBoolean());
    match(s, s.nextBoolean());
    match(s, s.findInLine("(\\w)=(\\w)|(x)"));
    match(s, s.findWithinHorizon("\\p{Lower}+", 4));
    s.skip("(s)(t)");
    match(s, "skipped");
    match(s, "[" + s.nextLine() + "]");
    match(s, s.next(Pattern.compile("n(e)xt")));
    match(s, s.nextLine());
    match(s, s.hasNextLine());
    match(s, "[" + s.nextLine() + "]");
    s.findAll("a(s)").forEach(m -> System.out.println(m.group() + " " + m.start() + " " + m.start(1)));
    s = new Scanner("true**false").useDelimiter("\\*");
    System.out.println(s.nextBoolean() + " " + s.hasNextBoolean());
    try {
      System.out.println(s.nextBoolean());
    } catch (InputMismatchException e) {
      System.out.println("no boolean");
    }
    System.out.println(s.nextBoolean());
  }
}
// expect: one 0-3
// expect: true 4-6
// expect: 22 4-6
// expect: 3.5 7-10
// expect: true 11-15
// expect: true 11-15
// expect: k=v 16-19 k:16-17 v:18-19 null:-1--1
// expect: re 21-23
// expect: skipped 23-25 s:23-24 t:24-25
// expect: [] 25-26 
// expect: :25-26
// expect: next 26-30 e:27-28
// expect:  line 30-36 
// expect: :35-36
// expect: true 36-37
// expect: [] 36-37 
// expect: :36-37
// expect: as 38 39
// expect: true false
// expect: no boolean
// expect: false
