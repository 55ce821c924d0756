// ClassInitSuperFirst with both classes initialised by main before: nothing is left to wait for. Within one thread the request
// for Derived, made by Base's initialiser on behalf of Derived, is recursive and finds nothing to do.
// expect clean
// explore: proof
// explore: all
public class ClassInitSuperFirstFixed {
  static class Base {
    static Derived d = new Derived();
    static int value = 1;
  }

  static class Derived extends Base {}

  public static void main(String[] args) {
    new Derived();
    new Thread(() -> { int v = Base.value; }, "base").start();
    new Thread(Derived::new, "derived").start();
  }
}
