public class NotExhaustive {
  public static void main(String[] args) {
    int x = switch (1) { // expect error: the switch expression does not cover all possible input values
      case 1 -> 5;
    };
  }
}
