public class ExtendEnum {
  enum E { A }
  static class F extends E {} // expect error: cannot inherit from final E

  public static void main(String[] args) {
    System.out.println("x");
  }
}
