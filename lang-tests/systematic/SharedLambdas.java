// Lambdas without captures, method references, comparators, a record and an Optional are immutable objects.
// expect clean
// explore: proof
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

public class SharedLambdas {
  static Runnable make() { return () -> {}; }
  static Supplier<String> cap(int i) { return () -> "" + i; }
  static final Comparator<String> c = Comparator.comparing(String::length);
  record R(int a, String b) {}
  static final R r = new R(1, "x");
  static final Optional<String> o = Optional.of("a");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    make().run();
    cap(1).get();
    c.compare("a", "bb");
    c.reversed().compare("a", "b");
    Function<Integer,Integer> f = x -> x + 1;
    f.andThen(f).apply(1);
    r.toString();
    r.hashCode();
    r.equals(new R(1, "x"));
    o.get();
    o.map(String::length).orElse(2);
    o.toString();
    Optional.empty().isPresent();
  }

  static void other() throws Exception {
    make().run();
    cap(2).get();
    c.compare("a", "bb");
    c.thenComparing(Comparator.naturalOrder()).compare("a", "b");
    r.toString();
    r.hashCode();
    r.b();
    o.hashCode();
    o.filter(x -> true);
    o.ifPresent(x -> {});
    Optional.empty();
  }

  public static void main(String[] args) {
    start(SharedLambdas::one);
    start(SharedLambdas::other);
  }
}
