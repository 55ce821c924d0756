public class YieldTypes {
  public static void main(String[] args) {
    int x = switch (1) {
      case 1 -> "s"; // expect error: incompatible types
      default -> 2;
    };
  }
}
