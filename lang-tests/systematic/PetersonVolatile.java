// Peterson's mutual exclusion with volatile variables.
// expect clean
public class PetersonVolatile {
  static volatile boolean want0, want1;
  static volatile int turn;
  static volatile int inside;

  static class Zero extends Thread {
    public void run() {
      want0 = true;
      turn = 1;
      while (want1 && turn == 1)
        Thread.onSpinWait();
      inside++;
      assert inside == 1;
      inside--;
      want0 = false;
    }
  }

  static class One extends Thread {
    public void run() {
      want1 = true;
      turn = 0;
      while (want0 && turn == 0)
        Thread.onSpinWait();
      inside++;
      assert inside == 1;
      inside--;
      want1 = false;
    }
  }

  public static void main(String[] args) {
    new Zero().start();
    new One().start();
  }
}
