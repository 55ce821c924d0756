// What is assigned where a boolean switch expression is true, and where it is false, is what its yields say (JLS 16.1.7).
public class BooleanSwitchAssigns {
  static boolean isSmall(int n) {
    int square;
    return switch (n) {
      case 0: yield (square = 0) == 0;
      case 1: yield (square = 1) == 1 && n < 2;
      default: yield false;
    } && square < 10;
  }

  static int orElse(String s) {
    int length;
    if (switch (s) {
          case "a" -> {
            try {
              yield (length = 1) < 0;
            } finally {
              System.out.println("finally");
            }
          }
          default -> {
            length = s.length();
            yield s.isEmpty();
          }
        } || length > 2) {
      return -1;
    }
    return length;
  }

  static int onlyWhenFalse(int n) {
    final int x;
    if (switch (n) {
          case 1: x = 10; yield true;
          default: yield false;
        } || (x = 3) == 3) {
      return x;
    }
    return 0;
  }

  public static void main(String[] args) {
    System.out.println(isSmall(0) + " " + isSmall(1) + " " + isSmall(2));
    System.out.println(orElse("a") + " " + orElse("xy") + " " + orElse("xyz"));
    System.out.println(onlyWhenFalse(1) + " " + onlyWhenFalse(2));
  }
}
// expect: true true false
// expect: finally
// expect: 1 2 -1
// expect: 10 3
