public class AmbiguousField {
  interface A { int X = 1; }
  interface B { int X = 2; }
  static class C implements A, B {}

  public static void main(String[] args) {
    System.out.println(C.X); // expect error: reference to X is ambiguous
  }
}
