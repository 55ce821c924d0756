public class DefaultConflict {
  interface A { default void f() {} }
  interface B { default void f() {} }
  static class C implements A, B {} // expect error: types A and B are incompatible

  public static void main(String[] args) {
    System.out.println("x");
  }
}
