// InheritableThreadLocal passes values to children.
public class Inheritable {
  public static void main(String[] args) throws InterruptedException {
    InheritableThreadLocal<String> i = new InheritableThreadLocal<>();
    ThreadLocal<String> plain = new ThreadLocal<>();
    i.set("parent");
    plain.set("parent");
    Thread t = new Thread(() -> {
      System.out.println(i.get() + " " + plain.get());
      i.set("child");
    });
    t.start();
    t.join();
    System.out.println(i.get());
  }
}
// expect: parent null
// expect: parent
