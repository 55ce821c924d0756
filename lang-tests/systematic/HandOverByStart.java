// What is written before start is seen by the started thread: no race.
// expect clean
public class HandOverByStart {
  static int data;

  static class Reader extends Thread {
    public void run() {
      assert data == 7;
      data = 8;
    }
  }

  public static void main(String[] args) {
    data = 7;
    new Reader().start();
  }
}
