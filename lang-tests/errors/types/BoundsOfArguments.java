// Whether type arguments are within their bounds, and are there (JLS 4.5, 4.8).
import java.util.*;

public class BoundsOfArguments {
  static class Num<T extends Number> {}
  static class Self<T extends Self<T>> {}
  static class Texts<T extends List<String>> {}
  static class Raw<T extends List> {}
  static class Ordered<T extends Comparable<T>> {}
  static class Enums<T extends Enum<T>> {}
  static class A<T> {
    class B<U> {}
    class C {}
    A<T>.C own;
    B simple;
    A<T>.B<T> both;
  }

  Num<? super Object> a; // expect error: type argument ? super Object is not within bounds of type-variable T
  Num<? super Integer> b;
  Num<? super Number> c;
  Num<? super String> d; // expect error: type argument ? super String is not within bounds of type-variable T
  Num<? extends Comparable<?>> e;
  Self<Self> f; // expect error: type argument Self is not within bounds of type-variable T
  Self<? extends Self> g;
  Self<?> h;
  Texts<List> i; // expect error: type argument List is not within bounds of type-variable T
  Texts<ArrayList> j; // expect error: type argument ArrayList is not within bounds of type-variable T
  Texts<? extends List> k;
  Texts<ArrayList<String>> l;
  Raw<List<String>> m;
  Raw<ArrayList> n;
  Ordered<? super Integer> o;
  Ordered<? super Object> p; // expect error: type argument ? super Object is not within bounds of type-variable T
  Enums<Enum> q; // expect error: type argument Enum is not within bounds of type-variable T
  Enums<Thread.State> r;
  Enums<? extends Enum<?>> s;
  A<String>.B t; // expect error: improperly formed type, some parameters are missing
  A<String>.C u;
  A.B v;
  A<String>.B<Integer> w;

  static <T extends Comparable<T>> void method() {
    Ordered<? super T> x = null;
    Ordered<? extends T> y = null;
    Ordered<T> z = null;
  }

  public static void main(String[] args) {}
}
