public class CatchNonThrowable {
  public static void main(String[] args) {
    try {
      System.out.println("x");
    } catch (String s) { // expect error: incompatible types
      System.out.println("x");
    }
  }
}
