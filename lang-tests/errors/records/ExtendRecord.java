public class ExtendRecord {
  record R(int x) {}
  static class A extends R {} // expect error: cannot inherit from final R

  public static void main(String[] args) {
    System.out.println("x");
  }
}
