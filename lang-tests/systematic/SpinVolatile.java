// A spin loop that ends in every fair schedule.
// expect clean
// explore: proof
// explore: all
public class SpinVolatile {
  static volatile boolean flag;
  static int data;

  static class Spinner extends Thread {
    public void run() {
      while (!flag) {
      }
      assert data == 1;
    }
  }

  public static void main(String[] args) {
    new Spinner().start();
    data = 1;
    flag = true;
  }
}
