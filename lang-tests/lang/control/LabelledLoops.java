// Labels on loops and blocks.
public class LabelledLoops {
  public static void main(String[] args) {
    outer:
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        if (j == 3) continue outer;
        if (i == 2) break outer;
        System.out.print(i + "" + j + " ");
      }
    }
    System.out.println();
    block: {
      System.out.println("in the block");
      if (System.out != null) break block;
      System.out.println("not reached");
    }
    int n = 0;
    a: while (true) {
      b: do {
        n++;
        if (n == 3) continue b;
        if (n == 5) continue a;
        if (n == 8) break a;
        switch (n) {
          case 6: break b;
          case 7: continue a;
        }
        System.out.print(n + " ");
      } while (n < 100);
      System.out.print("[" + n + "] ");
    }
    System.out.println(n);
    cond: if (n > 0) {
      if (n == 8) break cond;
      System.out.println("not reached");
    }
    label: for (String s : new String[] {"x", "y", "z"}) {
      switch (s) {
        case "y": break label;
        default: System.out.println(s);
      }
    }
  }
}
// expect: 00 01 02 10 11 12 
// expect: in the block
// expect: 1 2 4 [6] 8
// expect: x
