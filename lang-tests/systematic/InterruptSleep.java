// An interrupt before, during or after a sleep: caught, or the flag is still set at the end.
// expect clean
// explore: --outcomes outcomes=3
// explore: --systematic=all --outcomes outcomes=3
public class InterruptSleep {
  static class Sleeper extends Thread {
    boolean caught, flag;

    public void run() {
      try {
        sleep(100);
      } catch (InterruptedException e) {
        caught = true;
      }
      flag = isInterrupted();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Sleeper s = new Sleeper();
    s.start();
    s.interrupt();
    s.join();
    System.out.println(s.caught + " " + s.flag); // true false, false true, false false
  }
}
