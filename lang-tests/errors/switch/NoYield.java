public class NoYield {
  public static void main(String[] args) {
    int x = switch (1) {
      case 1 -> 1;
      default -> {
        System.out.println("x");
      } // expect error: switch rule completes without providing a value
    };
  }
}
