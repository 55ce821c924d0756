public class NeverThrown {
  public static void main(String[] args) {
    try {
      System.out.println("x");
    } catch (java.io.IOException e) { // expect error: exception IOException is never thrown in body of corresponding try statement
      System.out.println("y");
    }
  }
}
