// What a thread has written is seen after its join: no race.
// expect clean
public class HandOverByJoin {
  static int data;

  static class Writer extends Thread {
    public void run() { data = 7; }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Writer();
    writer.start();
    writer.join();
    assert data == 7;
    data = 8;
  }
}
