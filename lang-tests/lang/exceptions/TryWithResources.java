// Resources close in reverse order, before catch and finally.
public class TryWithResources {
  static class Res implements AutoCloseable {
    final String name;
    Res(String name) { this.name = name; System.out.println("open " + name); }
    public void close() { System.out.println("close " + name); }
  }
  static int get() {
    try (Res r = new Res("r")) {
      return 5;
    } finally {
      System.out.println("finally");
    }
  }

  public static void main(String[] args) {
    try (Res a = new Res("a"); Res b = new Res("b")) {
      System.out.println("body " + a.name + b.name);
    }
    System.out.println(get());
    try (Res a = new Res("c")) {
      throw new RuntimeException("x");
    } catch (RuntimeException e) {
      System.out.println("caught " + e.getMessage());
    } finally {
      System.out.println("last");
    }
    try (Res none = null) {
      System.out.println("null is fine");
    }
    Res outside = new Res("o");
    try (outside) {
      System.out.println("effectively final");
    }
    for (int i = 0; i < 3; i++) {
      try (var r = new Res("loop" + i)) {
        if (i == 0) continue;
        break;
      }
    }
  }
}
// expect: open a
// expect: open b
// expect: body ab
// expect: close b
// expect: close a
// expect: open r
// expect: close r
// expect: finally
// expect: 5
// expect: open c
// expect: close c
// expect: caught x
// expect: last
// expect: null is fine
// expect: open o
// expect: effectively final
// expect: close o
// expect: open loop0
// expect: close loop0
// expect: open loop1
// expect: close loop1
