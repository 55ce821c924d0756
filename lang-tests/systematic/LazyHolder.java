// A class is initialised once, whoever comes first; the other waits and sees everything.
// expect clean
// explore: proof
// explore: all
public class LazyHolder {
  static int made; // guarded by the initialisation of Holder

  static class Thing {
    final int number;
    Thing() { number = ++made; }
  }

  static class Holder {
    static final Thing thing = new Thing();
  }

  static class User extends Thread {
    Thing seen;
    public void run() { seen = Holder.thing; }
  }

  public static void main(String[] args) throws InterruptedException {
    User a = new User(), b = new User();
    a.start();
    b.start();
    a.join();
    b.join();
    assert a.seen == b.seen && a.seen.number == 1 && made == 1;
  }
}
