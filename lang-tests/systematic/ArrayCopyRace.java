// System.arraycopy and clone access the elements like anybody else: a race with a plain write.
// explore: proof
// expect race: element 1 of
public class ArrayCopyRace {
  public static void main(String[] args) throws InterruptedException {
    int[] shared = new int[3];
    Thread t = new Thread(() -> shared[1] = 1);
    t.start();
    int[] copy = new int[3];
    System.arraycopy(shared, 0, copy, 0, 3);
    t.join();
  }
}
