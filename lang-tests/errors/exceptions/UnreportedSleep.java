public class UnreportedSleep {
  public static void main(String[] args) {
    Thread.sleep(5); // expect error: unreported exception InterruptedException
  }
}
