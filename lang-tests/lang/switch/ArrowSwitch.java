// Arrow cases do not fall through; blocks, throws and expressions.
public class ArrowSwitch {
  static void run(int v) {
    switch (v) {
      case 1 -> System.out.print("one ");
      case 2, 3 -> {
        System.out.print("two or three ");
        if (v == 3) break;
        System.out.print("two ");
      }
      case 4 -> throw new IllegalStateException("four");
      default -> System.out.print("other ");
    }
  }

  public static void main(String[] args) {
    for (int i = 1; i < 6; i++) {
      try {
        run(i);
      } catch (IllegalStateException e) {
        System.out.print(e.getMessage() + " ");
      }
    }
    System.out.println();
    String s = "x";
    switch (s) {
      case "x", "y" -> s += "!";
      case "z" -> s += "?";
    }
    System.out.println(s);
    loop:
    for (int i = 0; ; i++) {
      switch (i) {
        case 0, 1 -> { continue loop; }
        case 3 -> { break loop; }
        default -> System.out.println("at " + i);
      }
    }
  }
}
// expect: one two or three two two or three four other 
// expect: x!
// expect: at 2
