// JLS 12.4.2: the thread that uses Derived marks it as being initialised before it initialises Base; the one that initialises
// Base needs Derived. OpenJDK 17, with both threads spinning on a flag before: 24 of 400 runs hang.
// expect deadlock
// explore: proof
// explore: all
public class ClassInitSuperFirst {
  static class Base {
    static Derived d = new Derived();
    static int value = 1;
  }

  static class Derived extends Base {}

  public static void main(String[] args) {
    new Thread(() -> { int v = Base.value; }, "base").start();
    new Thread(Derived::new, "derived").start();
  }
}
