// Protected and package-private overriding within one package; access through subclasses.
public class ProtectedAndPackage {
  static class A {
    protected String p() { return "A.p"; }
    String q() { return "A.q"; }
    protected static int count = 1;
  }
  static class B extends A {
    public String p() { return "B.p " + super.p(); }
    protected String q() { return "B.q " + super.q(); }
    int up() { return ++count; }
  }

  public static void main(String[] args) {
    A a = new B();
    System.out.println(a.p() + " " + a.q());
    System.out.println(new B().up() + " " + A.count + " " + B.count);
  }
}
// expect: B.p A.p B.q A.q
// expect: 2 2 2
