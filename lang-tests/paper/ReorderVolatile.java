// Cooperari's "Reorder" with volatile fields: no race, and a checker can see half of the change.
// expect assertion
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=0
class Pair {
  volatile int a, b;

  void set() {
    a = 1;
    b = -1;
  }

  boolean consistent() { return a == 0 && b == 0 || a == 1 && b == -1; }
}

public class ReorderVolatile {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2; // one thread sets, the others check
    Pair pair = new Pair();
    new Thread(pair::set, "setter").start();
    for (int i = 1; i < n; i++)
      new Thread(() -> {
        assert pair.consistent() : "half of the pair is set";
      }, "checker-" + i).start();
  }
}
