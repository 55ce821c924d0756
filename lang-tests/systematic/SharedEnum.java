// An enum's constants, its switch tables and valueOf in two threads.
// expect clean
// explore: proof
import java.util.EnumMap;
import java.util.EnumSet;

public class SharedEnum {
  enum E { A, B { } ; }
  static int sw(E e) { switch (e) { case A: return 1; default: return 2; } }

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
    E.valueOf("A");
    E.values();
    sw(E.A);
    new EnumMap<E,Integer>(E.class).put(E.A, 1);
    EnumSet.allOf(E.class).size();
    E.A.hashCode();
    E.A.toString();
    E.A.getDeclaringClass();
  }

  static void other() throws Exception {
    E.valueOf("B");
    E.values();
    sw(E.B);
    new EnumMap<E,Integer>(E.class).put(E.B, 1);
    EnumSet.noneOf(E.class).add(E.A);
    E.B.compareTo(E.A);
    E.class.getEnumConstants();
  }

  public static void main(String[] args) {
    start(SharedEnum::one);
    start(SharedEnum::other);
  }
}
