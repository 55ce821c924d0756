public class AbstractWithBody {
  static abstract class A {
    abstract void f() {} // expect error: abstract methods cannot have a body
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
