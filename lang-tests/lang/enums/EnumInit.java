// The order in which an enum is initialised.
public class EnumInit {
  enum E {
    A("a"), B("b");
    static { System.out.println("static block " + A + B); }
    static int n = 10;
    { System.out.println("instance block of " + ordinal()); }
    E(String s) { System.out.println("constructor " + s + " " + name()); }
    static void touch() { System.out.println("touch " + n); }
  }

  public static void main(String[] args) {
    System.out.println("start");
    E.touch();
    System.out.println(E.valueOf("B").ordinal());
  }
}
// expect: start
// expect: instance block of 0
// expect: constructor a A
// expect: instance block of 1
// expect: constructor b B
// expect: static block AB
// expect: touch 10
// expect: 1
