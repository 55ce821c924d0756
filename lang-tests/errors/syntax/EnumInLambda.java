public class EnumInLambda {
  public static void main(String[] args) {
    Runnable r = -> {}; // expect error: illegal start of expression
  }
}
