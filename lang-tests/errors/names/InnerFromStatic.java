public class InnerFromStatic {
  class Inner {}

  public static void main(String[] args) {
    new Inner(); // expect error: non-static variable this cannot be referenced from a static context
  }
}
