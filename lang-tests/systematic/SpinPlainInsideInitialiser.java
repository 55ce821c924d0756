// As SpinPlainInsideMonitor, but what the thread holds is the initialisation of a class (JLS 12.4.2), which the writer
// waits for. The field is reached by both without a data race only because that waits for ever.
// expect finding: spins
// explore: proof
public class SpinPlainInsideInitialiser {
  static class Held {
    static boolean ready;

    static {
      while (!ready) {
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> Held.ready = true).start();
    new Thread(() -> System.out.println(Held.ready)).start();
  }
}
