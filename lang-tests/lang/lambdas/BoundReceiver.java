// The receiver of a bound reference is evaluated once, when the reference is.
public class BoundReceiver {
  static int made;
  static StringBuilder make() { made++; return new StringBuilder("b" + made); }

  public static void main(String[] args) {
    java.util.function.Function<String, StringBuilder> f = make()::append;
    System.out.println(made);
    System.out.println(f.apply("x"));
    System.out.println(f.apply("y") + " " + made);
    java.util.function.Supplier<StringBuilder> lambda = () -> make().append("z");
    System.out.println(lambda.get() + " " + lambda.get() + " " + made);
    String s = "first";
    java.util.function.IntSupplier len = s::length;
    s = "something longer";
    System.out.println(len.getAsInt());
    StringBuilder none = null;
    try {
      java.util.function.IntSupplier bad = none::length;
      System.out.println("never");
    } catch (NullPointerException e) {
      System.out.println("null receiver");
    }
    java.util.function.IntSupplier late = () -> ((StringBuilder) null).length();
    System.out.println("lambda made");
  }
}
// expect: 1
// expect: b1x
// expect: b1xy 1
// expect: b2z b3z 3
// expect: 5
// expect: null receiver
// expect: lambda made
