// Any amount of time may pass between two readings of the clock: both sides of the condition are explored.
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
// expect clean
public class ClockInCondition {
  static volatile boolean done;

  public static void main(String[] args) {
    long start = System.currentTimeMillis();
    Thread t = new Thread(() -> done = true);
    t.start();
    boolean was = done;
    boolean late = System.currentTimeMillis() - start > 100;
    System.out.println(was + " " + late);
  }
}
