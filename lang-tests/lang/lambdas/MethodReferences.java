// The four kinds of method references.
import java.util.*;
import java.util.function.*;

public class MethodReferences {
  final String name;
  MethodReferences(String name) { this.name = name; }
  MethodReferences() { this("none"); }
  String hello(String other) { return name + "+" + other; }
  static int square(int x) { return x * x; }
  String getName() { return name; }
  static <T> T same(T t) { return t; }

  public static void main(String[] args) {
    IntUnaryOperator st = MethodReferences::square;
    MethodReferences o = new MethodReferences("o");
    Function<String, String> bound = o::hello;
    Function<MethodReferences, String> unbound = MethodReferences::getName;
    BiFunction<MethodReferences, String, String> unbound2 = MethodReferences::hello;
    Supplier<MethodReferences> make = MethodReferences::new;
    Function<String, MethodReferences> makeNamed = MethodReferences::new;
    IntFunction<int[]> array = int[]::new;
    Function<Integer, String[][]> array2 = String[][]::new;
    System.out.println(st.applyAsInt(9) + " " + bound.apply("x") + " " + unbound.apply(o) + " " + unbound2.apply(o, "y"));
    System.out.println(make.get().name + " " + makeNamed.apply("new").name + " " + array.apply(3).length + " " + array2.apply(2).length);
    Function<Object, String> str = Object::toString;
    Comparator<String> cmp = String::compareTo;
    System.out.println(str.apply(5) + cmp.compare("a", "c"));
    Function<String, Integer> parse = Integer::parseInt;
    ToLongFunction<Integer> wide = Integer::intValue;
    System.out.println(parse.apply("12") + wide.applyAsLong(30));
    Supplier<List<String>> list = ArrayList<String>::new;
    System.out.println(list.get());
    Function<String, String> generic = MethodReferences::<String>same;
    System.out.println(generic.apply("same"));
    Runnable print = System.out::println;
    print.run();
    Arrays.asList(1, 2).forEach(System.out::println);
  }
}
// expect: 81 o+x o o+y
// expect: none new 3 2
// expect: 5-2
// expect: 42
// expect: []
// expect: same
// expect:
// expect: 1
// expect: 2
