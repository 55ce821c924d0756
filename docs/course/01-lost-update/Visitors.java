/** Two doors count the visitors of a museum. */
public class Visitors {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread north = new Thread(() -> count++, "north");
    Thread south = new Thread(() -> count++, "south");
    north.start();
    south.start();
    north.join();
    south.join();
    assert count == 2 : "counted " + count + " of 2 visitors";
  }
}
