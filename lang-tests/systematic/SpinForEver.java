// A spin loop that ends in one order only: in the other the flag is cleared again, and nobody sets it.
// expect finding: spins
public class SpinForEver {
  static volatile boolean flag;

  static class Spinner extends Thread {
    public void run() {
      while (!flag)
        Thread.onSpinWait();
    }
  }

  public static void main(String[] args) {
    new Spinner().start();
    flag = true;
    flag = false;
  }
}
