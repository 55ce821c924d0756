// main creates a thread object, starts it, and reads a field that the thread writes: a data race.
// expect race: StartedThenRead.x
public class StartedThenRead extends Thread {
  int x;

  public void run() { x = 1; }

  public static void main(String[] args) {
    StartedThenRead t = new StartedThenRead();
    t.start();
    assert t.x == 0;
  }
}
