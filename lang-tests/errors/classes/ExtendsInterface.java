public class ExtendsInterface {
  static class A extends Runnable {} // expect error: no interface expected here

  public static void main(String[] args) {
    System.out.println("x");
  }
}
