// Data handed over through a volatile flag: no race, although no lock protects them.
// expect clean
// explore: proof
// explore: all
public class HandOverByVolatile {
  static int data;
  static volatile boolean ready;

  static class Reader extends Thread {
    public void run() {
      if (ready) {
        assert data == 7;
      }
    }
  }

  public static void main(String[] args) {
    new Reader().start();
    data = 7;
    ready = true;
  }
}
