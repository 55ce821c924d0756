// Choices of two threads are independent of each other: all four pairs come.
// expect clean
// explore: --outcomes outcomes=4
// explore: --systematic=all --outcomes outcomes=4
import heddle.Verify;

public class ChooseInThreads {
  static class Chooser extends Thread {
    int chosen;
    public void run() { chosen = Verify.choose(2); }
  }

  public static void main(String[] args) throws InterruptedException {
    Chooser a = new Chooser(), b = new Chooser();
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(a.chosen + " " + b.chosen);
  }
}
