// The access without a lock happens only if the writer was first: only some schedules break the discipline.
// expect race: RaceInOneOrder.data
public class RaceInOneOrder {
  static final Object monitor = new Object();
  static boolean written;
  static int data;

  static class Writer extends Thread {
    public void run() {
      synchronized (monitor) {
        written = true;
      }
      synchronized (monitor) {
        data++;
      }
    }
  }

  static class Reader extends Thread {
    public void run() {
      boolean go;
      synchronized (monitor) {
        go = written;
      }
      if (go) data++;
    }
  }

  public static void main(String[] args) {
    new Reader().start();
    new Writer().start();
  }
}
