// Peterson's mutual exclusion with the two announcements in the wrong order.
// expect assertion
public class PetersonBroken {
  static volatile boolean want0, want1;
  static volatile int turn;
  static volatile int inside;

  static class Zero extends Thread {
    public void run() {
      turn = 1;
      want0 = true;
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
      turn = 0;
      want1 = true;
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
