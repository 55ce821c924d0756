// A constructor that starts a thread on the half-made object: the thread may see the field before it is set.
// expect race: EscapesFromConstructor.limit
// explore: proof
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
public class EscapesFromConstructor {
  int limit;

  EscapesFromConstructor() {
    new Thread(() -> {
      assert limit == 10;
    }).start();
    limit = 10;
  }

  public static void main(String[] args) { new EscapesFromConstructor(); }
}
