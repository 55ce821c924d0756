// Fields are hidden, not overridden; static methods too.
public class FieldHiding {
  static class A {
    String name = "A";
    static String kind() { return "static A"; }
    String get() { return name; }
    static int count = 1;
  }
  static class B extends A {
    String name = "B";
    static String kind() { return "static B"; }
    String get() { return name + super.name + super.get() + ((A) this).name; }
    static int count = 2;
  }
  static class C extends B {
    String both() { return name + super.name + ((A) this).name + count + A.count; }
  }

  public static void main(String[] args) {
    B b = new B();
    A a = b;
    System.out.println(a.name + b.name + ((A) b).name);
    System.out.println(a.get());
    System.out.println(a.kind() + " " + b.kind() + " " + A.kind());
    System.out.println(new C().both());
    System.out.println(C.kind() + " " + C.count);
    a.name = "changed";
    System.out.println(b.name + " " + ((A) b).name);
  }
}
// expect: ABA
// expect: BAAA
// expect: static A static B static A
// expect: BBA21
// expect: static B 2
// expect: B changed
