public class ReturnInExpression {
  public static void main(String[] args) {
    int x = switch (1) {
      case 1 -> 1;
      default -> {
        return; // expect error: attempt to return out of a switch expression
      }
    };
  }
}
