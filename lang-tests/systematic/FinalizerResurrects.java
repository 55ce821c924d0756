// A finalizer that makes its object reachable again writes a variable that the program reads.
// expect finding: FinalizerResurrects.saved
// explore: proof
public class FinalizerResurrects {
  static volatile FinalizerResurrects saved;

  @Override
  protected void finalize() {
    saved = this;
  }

  static void drop() {
    new FinalizerResurrects().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerResurrects::drop);
    t.start();
    t.join();
    System.out.println(saved == null ? "gone" : "back");
  }
}
