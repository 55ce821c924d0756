// A race beside a name of a thread that is looked at as a variable: the way to the race counts the look at the name, which is an operation
// with the race's variable and without it. (It was "INTERNAL ERROR", for the replay did not count it.)
// expect race: HiddenNameRace.x
// explore: --outcomes findings=1
// explore: proof findings=1
import java.util.concurrent.ForkJoinPool;

public class HiddenNameRace {
  static int x;

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> {
      System.out.println(Thread.currentThread().getName());
      x = 5;
    });
    pool.execute(() -> {
      int seen = x;
    });
  }
}
