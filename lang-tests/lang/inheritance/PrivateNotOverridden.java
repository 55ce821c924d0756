// Private and static methods are not overridden.
public class PrivateNotOverridden {
  static class A {
    private String p() { return "A.p"; }
    static String s() { return "A.s"; }
    String call() { return p() + " " + s(); }
    private int x = 1;
    int getX() { return x; }
  }
  static class B extends A {
    String p() { return "B.p"; }
    static String s() { return "B.s"; }
    int x = 2;
    String own() { return p() + " " + s() + " " + x + " " + getX(); }
  }

  public static void main(String[] args) {
    System.out.println(new B().call());
    System.out.println(new B().own());
    A a = new B();
    System.out.println(a.p() + " " + ((B) a).p());
  }
}
// expect: A.p A.s
// expect: B.p B.s 2 1
// expect: A.p B.p
