public class UnreachableCatch {
  public static void main(String[] args) {
    try {
      System.out.println("x");
    } catch (RuntimeException e) {
      System.out.println("x");
    } catch (IllegalStateException e) { // expect error: exception IllegalStateException has already been caught
      System.out.println("x");
    }
  }
}
