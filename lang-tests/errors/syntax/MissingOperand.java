public class MissingOperand {
  public static void main(String[] args) {
    int x = 5 + ; // expect error: illegal start of expression
  }
}
