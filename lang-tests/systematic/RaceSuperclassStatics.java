// HandOverSuperclassStatics broken: another thread writes the superclass's field after its initialisation, with nothing that orders this
// with the initialiser of the subclass. (Main's write comes after the initialisation of Base, whoever does that; Thread-0's read in
// Derived's initialiser does so, too.)
// expect race: Base.size
// explore: proof
// explore: all
public class RaceSuperclassStatics {
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
    Base.size = 4;
  }
}
