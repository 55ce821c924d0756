// The assertion fails only if it is reached before the other thread ends the program.
// expect assertion
public class ExitHidesFailure {
  static class Exiting extends Thread {
    public void run() { System.exit(0); }
  }

  public static void main(String[] args) {
    new Exiting().start();
    assert args.length > 0;
  }
}
