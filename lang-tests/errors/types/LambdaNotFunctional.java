public class LambdaNotFunctional {
  interface Two { void a(); void b(); }

  public static void main(String[] args) {
    Two t = () -> {}; // expect error: incompatible types
  }
}
