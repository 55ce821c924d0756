// HandOverPool broken: the object is used when it has been given back. The race is there only in the schedules in which the other thread
// has borrowed it by then: if it came too early it got none.
// expect race: Connection.used
// explore: proof
// explore: all
public class RacePool {
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
    giveBack(c);
    c.used++;
  }

  public static void main(String[] args) {
    new Thread(() -> use()).start();
    use();
  }
}
