// A static field of a superclass is read in the subclass's initialiser and by another thread. The superclass is initialised before the
// subclass (JLS 12.4.2, step 7), and whoever uses a class after another thread has initialised it has acquired its initialisation lock: the
// initialiser's write hb every read.
// expect clean
// explore: proof
// explore: all
public class HandOverSuperclassStatics {
  static class Base {
    static int size = 4;
  }

  static class Derived extends Base {
    static int twice = 2 * size;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      assert Derived.twice == 8;
    }).start();
    assert Base.size == 4;
  }
}
