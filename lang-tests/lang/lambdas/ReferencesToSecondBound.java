// Method references to what the second bound of a type variable, the common type of two classes, an array's clone() or a
// superinterface's default method gives.
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class ReferencesToSecondBound {
  interface Marked {}

  interface Drawn {
    void draw();
  }

  static class Circle implements Marked, Drawn {
    public void draw() {
      System.out.println("circle");
    }
  }

  static class Square implements Drawn, Marked {
    public void draw() {
      System.out.println("square");
    }
  }

  static class Torn extends Exception implements Marked, Drawn {
    public void draw() {
      System.out.println("torn");
    }
  }

  static class Worn extends Exception implements Marked, Drawn {
    public void draw() {
      System.out.println("worn");
    }
  }

  static <T extends Marked & Drawn> void one(T shape) {
    Consumer<T> drawer = Drawn::draw;
    drawer.accept(shape);
  }

  static <T extends Marked & Drawn> long all(List<? extends T> shapes) {
    shapes.forEach(Drawn::draw);
    return shapes.stream().peek(Drawn::draw).filter(x -> true).count();
  }

  @SafeVarargs
  static <T> void each(Consumer<T> action, T... values) {
    for (T value : values) action.accept(value);
  }

  static void fail(boolean torn) {
    try {
      if (torn) throw new Torn();
      throw new Worn();
    } catch (Torn | Worn e) {
      each(Drawn::draw, e);
    }
  }

  static <A> A[] apply(UnaryOperator<A[]> f, A[] a) {
    return f.apply(a);
  }

  static String which(Supplier<int[]> s) {
    return "supplier";
  }

  static String which(Function<int[], int[]> f) {
    return "function " + f.apply(new int[] {7})[0];
  }

  interface Top {
    default int number() {
      return 40;
    }
  }

  interface Middle extends Top {}

  interface Low extends Middle {
    default int number() {
      return 2;
    }

    default IntSupplier above() {
      return Middle.super::number;
    }
  }

  static class Lowest implements Low {
    int sum() {
      IntSupplier own = this::number, low = Low.super::number;
      return own.getAsInt() + low.getAsInt() + above().getAsInt();
    }
  }

  public static void main(String[] args) {
    one(new Circle());
    System.out.println(all(List.of(new Square())));
    each(Drawn::draw, new Circle(), new Square());
    fail(true);
    fail(false);
    System.out.println(apply(String[]::clone, new String[] {"text"})[0]);
    System.out.println(which(int[]::clone));
    System.out.println(new Lowest().sum());
  }
}
// expect: circle
// expect: square
// expect: square
// expect: 1
// expect: circle
// expect: square
// expect: torn
// expect: worn
// expect: text
// expect: function 7
// expect: 44
