public class BreakInExpression {
  public static void main(String[] args) {
    for (;;) {
      int x = switch (1) {
        case 1 -> 1;
        default -> {
          break; // expect error: attempt to break out of a switch expression
        }
      };
    }
  }
}
