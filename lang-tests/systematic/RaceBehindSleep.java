// A sleep orders nothing (JLS 17.3), in brute force neither.
// explore: proof
// explore: all
// explore: all --no-cache
// expect race: RaceBehindSleep.x
public class RaceBehindSleep {
  static int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> x = 1).start();
    Thread.sleep(10);
    System.out.println(x);
  }
}
