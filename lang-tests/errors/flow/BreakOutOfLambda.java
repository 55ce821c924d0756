public class BreakOutOfLambda {
  public static void main(String[] args) {
    for (;;) {
      Runnable r = () -> { break; }; // expect error: break outside switch or loop
    }
  }
}
