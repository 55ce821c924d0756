// Lambdas are objects: fields, arrays, equality with themselves.
import java.util.function.*;

public class Identity {
  static final Runnable R = () -> System.out.println("static field");
  static Supplier<String>[] table = new Supplier[] {() -> "zero", (Supplier<String>) () -> "one"};
  static Object asObject() { return (Runnable & java.io.Serializable) () -> System.out.println("intersection"); }

  public static void main(String[] args) {
    R.run();
    Runnable a = R;
    System.out.println(a == R);
    System.out.println(table[0].get() + table[1].get());
    Object o = asObject();
    System.out.println((o instanceof Runnable) + " " + (o instanceof java.io.Serializable) + " " + (o instanceof Supplier));
    ((Runnable) o).run();
    Runnable x = () -> {}, y = () -> {};
    System.out.println(x == y);
    System.out.println(x.equals(x) + " " + (x.hashCode() == x.hashCode()));
    IntFunction<IntFunction<IntUnaryOperator>> f = i -> j -> k -> i * 100 + j * 10 + k;
    System.out.println(f.apply(1).apply(2).applyAsInt(3));
  }
}
// expect: static field
// expect: true
// expect: zeroone
// expect: true true false
// expect: intersection
// expect: false
// expect: true true
// expect: 123
