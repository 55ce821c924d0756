public class AbstractMethodInConcrete {
  static class A { // expect error: A is not abstract and does not override abstract method f() in A
    abstract void f();
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
