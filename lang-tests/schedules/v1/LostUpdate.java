// Mistake: a counter without a lock; two increments may count as one.
// expect race: LostUpdate.hits
// explore: proof
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
public class LostUpdate {
  static int hits;

  public static void main(String[] args) throws InterruptedException {
    Runnable visitor = () -> hits++;
    Thread a = new Thread(visitor, "visitor-A");
    Thread b = new Thread(visitor, "visitor-B");
    a.start();
    b.start();
    a.join();
    b.join();
    assert hits == 2 : "counted " + hits + " of 2 visitors";
  }
}
