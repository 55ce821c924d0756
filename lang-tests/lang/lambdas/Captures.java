// Lambdas capture values of locals, and this.
public class Captures {
  interface IntSource { int get(); }
  int field = 1;
  IntSource fromField() { return () -> field; }
  IntSource fromThis() { return () -> this.field * 10; }
  static IntSource adder(int a, int b) { return () -> a + b; }

  public static void main(String[] args) {
    Captures o = new Captures();
    IntSource f = o.fromField(), g = o.fromThis();
    o.field = 5;
    System.out.println(f.get() + " " + g.get());
    System.out.println(adder(3, 4).get());
    int[] counter = {0};
    Runnable inc = () -> counter[0]++;
    for (int i = 0; i < 5; i++) inc.run();
    System.out.println(counter[0]);
    java.util.List<IntSource> list = new java.util.ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int k = i * i;
      list.add(() -> k);
    }
    for (IntSource s : list) System.out.print(s.get() + " ");
    System.out.println();
    byte b = 1; short s = 2; char c = 'c'; long l = 4; float fl = 5; double d = 6; boolean z = true; String str = "s";
    java.util.function.Supplier<String> all = () -> "" + b + s + c + l + fl + d + z + str;
    System.out.println(all.get());
    java.util.function.Supplier<java.util.function.Supplier<String>> nested = () -> () -> str + l + counter[0];
    System.out.println(nested.get().get());
  }
}
// expect: 5 50
// expect: 7
// expect: 5
// expect: 0 1 4 
// expect: 12c45.06.0trues
// expect: s45
