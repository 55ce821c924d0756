// A pool of objects written by hand. Who has borrowed an object uses it without a lock: its use hb giveBack's unlock, which synchronizes-
// with the lock of the borrow that finds it free again, and while it is not free nobody else gets it.
// expect clean
// explore: proof
// explore: all
public class HandOverPool {
  static class Connection {
    int used;
    boolean free = true;
  }

  static final Connection[] pool = {new Connection()};

  static synchronized Connection borrow() {
    for (Connection c : pool)
      if (c.free) {
        c.free = false;
        return c;
      }
    return null;
  }

  static synchronized void giveBack(Connection c) {
    c.free = true;
  }

  static void use() {
    Connection c = borrow();
    if (c == null) return;
    c.used++;
    giveBack(c);
  }

  public static void main(String[] args) {
    new Thread(() -> use()).start();
    use();
  }
}
