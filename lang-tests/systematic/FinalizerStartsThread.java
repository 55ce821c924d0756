// expect finding: Starter.finalize() starts a thread
// explore: proof
public class FinalizerStartsThread {
  static class Starter {
    @Override
    protected void finalize() {
      new Thread(() -> System.out.println("late")).start();
    }
  }

  static void drop() {
    new Starter().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerStartsThread::drop);
    t.start();
    t.join();
  }
}
