// The most specific of methods whose parameters are functional interfaces: with generic methods, and for arguments
// that are conditional expressions.
public class MostSpecificFunctions {
  interface GetInt {
    int get();
  }

  interface GetInteger {
    Integer get();
  }

  interface ToObject {
    <X extends Iterable<X>> Object apply(X value);
  }

  interface ToText {
    <Y extends Iterable<Y>> String apply(Y value);
  }

  interface Wide<T> {}

  interface Narrow<T> extends Wide<T> {}

  interface ToWide {
    <X> Wide<? super X> apply(Object value);
  }

  interface ToNarrow {
    <Y> Narrow<? super Y> apply(Object value);
  }

  static void number(GetInt getter) { System.out.println("int " + getter.get()); }

  static void number(GetInteger getter) { System.out.println("Integer " + getter.get()); }

  static void convert(ToObject function) { System.out.println("to Object"); }

  static void convert(ToText function) { System.out.println("to String"); }

  static void widen(ToWide function) { System.out.println("to Wide"); }

  static void widen(ToNarrow function) { System.out.println("to Narrow"); }

  static String text(Object value) { return "text"; }

  static Narrow<Object> narrow(Object value) { return null; }

  static Integer boxed() { return 7; }

  public static void main(String[] args) {
    boolean none = args.length == 0;
    number(none ? () -> 23 : "abc"::length);
    number(none ? (() -> 24) : none ? ("abc"::length) : (() -> 25));
    number((none ? MostSpecificFunctions::boxed : () -> Integer.valueOf(26)));
    convert(MostSpecificFunctions::text);
    widen(MostSpecificFunctions::narrow);
  }
}
// expect: int 23
// expect: int 24
// expect: Integer 7
// expect: to String
// expect: to Narrow
