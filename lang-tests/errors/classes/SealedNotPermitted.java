public class SealedNotPermitted {
  sealed interface S permits A {}
  record A() implements S {}
  record B() implements S {} // expect error: class is not allowed to extend sealed class: S

  public static void main(String[] args) {
    System.out.println("x");
  }
}
