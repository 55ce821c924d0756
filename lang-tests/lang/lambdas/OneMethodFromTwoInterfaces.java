// A functional interface whose method comes from two interfaces, one of them generic.
public class OneMethodFromTwoInterfaces {
  interface Generic<T> {
    void take(T value);
  }

  interface OfString {
    void take(String value);
  }

  @FunctionalInterface
  interface Both extends Generic<String>, OfString {}

  public static void main(String[] args) {
    Both lambda = text -> System.out.println(text.length());
    Generic<String> generic = lambda;
    generic.take("abc");
    OfString plain = lambda;
    plain.take("four");
    Both reference = System.out::println;
    generic = reference;
    generic.take("x");
    plain = reference;
    plain.take("y");
  }
}
// expect: 3
// expect: 4
// expect: x
// expect: y
