public class OverrideAnnotation {
  static class A {
    @Override // expect error: method does not override or implement a method from a supertype
    public boolean equals(A a) { return true; }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
