public class UnreportedInLambda {
  public static void main(String[] args) {
    Runnable r = () -> Thread.sleep(5); // expect error: unreported exception InterruptedException
  }
}
