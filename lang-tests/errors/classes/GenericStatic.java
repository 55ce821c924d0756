public class GenericStatic {
  static class A<T> {
    static T x; // expect error: non-static type variable T cannot be referenced from a static context
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
