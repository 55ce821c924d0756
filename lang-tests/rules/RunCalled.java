// expect rule run-called: 11: main calls run() of worker instead of start()
public class RunCalled {
  public static void main(String[] args) {
    Thread worker = new Thread("worker") {
      @Override
      public void run() {
        System.out.println("in " + Thread.currentThread().getName());
      }
    };
    // (start() is meant)
    worker.run();
  }
}
