// Fields of interfaces are constants, initialised lazily, ambiguous only when used.
public class InterfaceFields {
  interface P1 { int X = init("P1.X", 1); int SAME = 1; }
  interface P2 { int X = init("P2.X", 2); int SAME = 2; }
  static int init(String s, int v) { System.out.println("init " + s); return v; }
  static class Both implements P1, P2 {
    int sum() { return P1.X + P2.X + P1.SAME + P2.SAME; }
  }
  interface Sub extends P1 { int Y = X + 10; }

  public static void main(String[] args) {
    System.out.println("start");
    Both b = new Both();
    System.out.println("made");
    System.out.println(b.sum());
    System.out.println(Sub.Y);
    System.out.println(Sub.SAME);
  }
}
// expect: start
// expect: made
// expect: init P1.X
// expect: init P2.X
// expect: 6
// expect: 11
// expect: 1
