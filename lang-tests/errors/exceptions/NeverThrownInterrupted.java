public class NeverThrownInterrupted {
  public static void main(String[] args) {
    try {
      System.out.println("x");
    } catch (InterruptedException e) { // expect error: exception InterruptedException is never thrown
    }
  }
}
