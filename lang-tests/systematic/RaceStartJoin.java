// HandOverStartJoin broken: it is written between start and join.
// expect race: RaceStartJoin.data
// explore: proof
// explore: all
public class RaceStartJoin {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    data = 1;
    Thread t = new Thread(() -> data++);
    t.start();
    data++;
    t.join();
    assert data >= 2;
  }
}
