// A captured variable is there before the superclass constructor calls back.
public class CaptureInConstructor {
  static abstract class Base {
    Base() { System.out.println("base sees " + value()); }
    abstract int value();
  }

  public static void main(String[] args) {
    int x = 42;
    String[] box = {"box"};
    Base b = new Base() {
      int own = 7;
      int value() { return x + own; }
    };
    System.out.println(b.value());
    class Local extends Base {
      final int extra;
      Local(int extra) { this.extra = extra; }
      int value() { return x * 10 + extra + box[0].length(); }
    }
    System.out.println(new Local(1).value());
    box[0] = "longer";
    System.out.println(new Local(1).value());
  }
}
// expect: base sees 42
// expect: 49
// expect: base sees 423
// expect: 424
// expect: base sees 426
// expect: 427
