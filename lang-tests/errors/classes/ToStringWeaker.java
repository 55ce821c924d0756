public class ToStringWeaker {
  static class A {
    String toString() { return ""; } // expect error: attempting to assign weaker access privileges; was public
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
