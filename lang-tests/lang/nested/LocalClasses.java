// Local classes capture locals and parameters; local records, enums, interfaces.
public class LocalClasses {
  static int base = 100;
  static Runnable make(String name, int n) {
    int doubled = n * 2;
    class Task implements Runnable {
      int runs;
      public void run() { System.out.println(name + " " + doubled + " " + ++runs + " " + base); }
      Task copy() { return new Task(); }
    }
    Task t = new Task();
    t.run();
    t.copy().run();
    return t;
  }

  public static void main(String[] args) {
    Runnable r = make("x", 4);
    base = 7;
    r.run();
    record Pair(int a, int b) { int sum() { return a + b; } }
    enum Level { LOW, HIGH }
    interface Fun { int f(int x); }
    Fun f = x -> x + new Pair(1, 2).sum();
    System.out.println(f.f(10) + " " + Level.valueOf("HIGH").ordinal());
    for (int i = 0; i < 2; i++) {
      final int k = i;
      class InLoop { int get() { return k * 10; } }
      System.out.println(new InLoop().get());
    }
    class Rec {
      int fact(int n) { return n < 2 ? 1 : n * new Rec().fact(n - 1); }
    }
    System.out.println(new Rec().fact(6));
  }
}
// expect: x 8 1 100
// expect: x 8 1 100
// expect: x 8 2 7
// expect: 13 1
// expect: 0
// expect: 10
// expect: 720
