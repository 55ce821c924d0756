// A race of two threads beside a third one that spins for ever on a plain field that nobody writes.
// explore: proof
// explore: proof --strict-discipline
// expect race: RaceBesideSpinner.data
public class RaceBesideSpinner {
  static int data;
  static boolean never;

  public static void main(String[] args) {
    new Thread(() -> data = 1).start();
    new Thread(() -> data = 2).start();
    while (!never) {}
  }
}
