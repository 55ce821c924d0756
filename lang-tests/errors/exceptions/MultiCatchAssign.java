public class MultiCatchAssign {
  public static void main(String[] args) {
    try {
      System.out.println("x");
    } catch (IllegalStateException | ArithmeticException e) {
      e = null; // expect error: multi-catch parameter e may not be assigned
    }
  }
}
