// A thread that spins for ever inside a monitor that nobody needs, beside one that ends the program: no failure.
// expect clean
// explore: proof
public class SpinUntilExit {
  static boolean never;

  public static void main(String[] args) {
    Object monitor = new Object();
    Thread spinner = new Thread(() -> {
      synchronized (monitor) {
        while (!never) {
        }
      }
    });
    spinner.setDaemon(true);
    spinner.start();
    System.out.println("end");
  }
}
