public class MissingImplementation {
  static class A implements Runnable {} // expect error: A is not abstract and does not override abstract method run() in Runnable

  public static void main(String[] args) {
    System.out.println("x");
  }
}
