// Two daemons that hand a token to and fro without end: the states repeat, and the proof ends.
// expect clean
public class PingPongForEver {
  static final Object o = new Object();
  static int turn;

  static void start(int me) {
    Thread t = new Thread(() -> {
      try {
        while (true)
          synchronized (o) {
            while (turn != me)
              o.wait();
            turn = 1 - me;
            o.notifyAll();
          }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    t.setDaemon(true);
    t.start();
  }

  public static void main(String[] args) {
    start(0);
    start(1);
    synchronized (o) {
      assert turn == 0 || turn == 1;
    }
  }
}
