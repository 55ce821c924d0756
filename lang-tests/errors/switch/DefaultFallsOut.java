public class DefaultFallsOut {
  public static void main(String[] args) {
    int x = switch (1) {
      case 1: yield 1;
      default: System.out.println("x");
    }; // expect error: switch expression completes without providing a value
  }
}
