// System.exit ends the others wherever they are: the worker may have printed nothing, one line or both.
// expect clean
// explore: --outcomes outcomes=3
public class ExitOutcomes {
  public static void main(String[] args) {
    Thread worker = new Thread(() -> {
      System.out.println("one");
      System.out.println("two");
    });
    worker.start();
    System.exit(0);
  }
}
