// HandOverIsAlive broken: the data are read while the thread is alive.
// expect race: RaceIsAlive.data
// explore: proof
// explore: all
public class RaceIsAlive {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> data = 7);
    t.start();
    if (t.isAlive()) assert data >= 0;
  }
}
