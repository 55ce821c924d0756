// Iterators as inner, anonymous and lambda-made classes; generators; nested loops over one Iterable.
import java.util.*;
import java.util.function.*;

public class OwnIterators {
  static Iterable<Integer> range(int a, int b, int step) {
    return () -> new Iterator<>() {
      int i = a;
      public boolean hasNext() { return step > 0 ? i < b : i > b; }
      public Integer next() { int r = i; i += step; return r; }
    };
  }
  static <T> Iterable<T> filter(Iterable<T> in, Predicate<? super T> p) {
    return () -> {
      Iterator<T> it = in.iterator();
      return new Iterator<T>() {
        T ahead;
        boolean has;
        { advance(); }
        void advance() {
          has = false;
          while (it.hasNext() && !has) { ahead = it.next(); has = p.test(ahead); }
        }
        public boolean hasNext() { return has; }
        public T next() { T r = ahead; advance(); return r; }
      };
    };
  }

  public static void main(String[] args) {
    for (int i : range(0, 10, 3)) System.out.print(i + " ");
    for (int i : range(5, 0, -2)) System.out.print(i + " ");
    System.out.println();
    Iterable<Integer> odd = filter(range(0, 8, 1), i -> i % 2 == 1);
    for (int a : odd) for (int b : odd) if (a < b) System.out.print(a + "" + b + " ");
    System.out.println();
    Iterator<Integer> it = odd.iterator();
    it.next();
    System.out.println(it.next() + it.next());
  }
}
// expect: 0 3 6 9 5 3 1 
// expect: 13 15 17 35 37 57 
// expect: 8
