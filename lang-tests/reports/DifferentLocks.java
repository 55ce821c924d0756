// Mistake: one method locks the object, the other one the class: two different locks for one field.
// expect race: Log.lines
public class DifferentLocks {
  static class Log {
    private static int lines;

    synchronized void add() { lines++; }
    static synchronized int count() { return lines; }
  }

  public static void main(String[] args) {
    Log log = new Log();
    new Thread(log::add, "writer").start();
    new Thread(Log::count, "reader").start();
  }
}
