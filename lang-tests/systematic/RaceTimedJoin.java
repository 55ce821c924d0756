// HandOverTimedJoin broken: the data are read even if the time ran out before the thread had ended.
// expect race: RaceTimedJoin.data
// explore: proof
// explore: all
public class RaceTimedJoin {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> data = 7);
    t.start();
    t.join(10);
    assert data >= 0;
  }
}
