public class GenericException {
  static class A<T> extends Exception {} // expect error: a generic class may not extend java.lang.Throwable

  public static void main(String[] args) {
    System.out.println("x");
  }
}
