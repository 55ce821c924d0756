public class LambdaWrongArity {
  public static void main(String[] args) {
    Runnable r = x -> {}; // expect error: incompatible types
  }
}
