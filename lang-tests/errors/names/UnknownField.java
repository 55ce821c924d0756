public class UnknownField {
  public static void main(String[] args) {
    class A { int x; }
    A a = new A();
    a.y = 5; // expect error: cannot find symbol
  }
}
