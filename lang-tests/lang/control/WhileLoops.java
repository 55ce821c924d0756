// while and do-while with break and continue.
public class WhileLoops {
  public static void main(String[] args) {
    int i = 0;
    while (i < 10) {
      i++;
      if (i % 2 == 0) continue;
      if (i > 7) break;
      System.out.print(i + " ");
    }
    System.out.println("-> " + i);
    do {
      i--;
      if (i == 5) continue;
      System.out.print(i + " ");
    } while (i > 3);
    System.out.println();
    do System.out.println("once"); while (false);
    while (i-- > 0);
    System.out.println(i);
    int n = 27, steps = 0;
    while (n != 1) {
      n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    System.out.println(steps);
    do {
      if (steps > 0) continue;
      System.out.println("never");
    } while ((steps -= 50) > 0);
    System.out.println(steps);
    boolean run = true;
    while (run) run = !run;
    System.out.println(run);
  }
}
// expect: 1 3 5 7 -> 9
// expect: 8 7 6 4 3 
// expect: once
// expect: -1
// expect: 111
// expect: -39
// expect: false
