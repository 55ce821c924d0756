// start(); and super.run() inside of a thread's own run().
public class RunCalledFixed {
  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "worker") {
      @Override
      public void run() {
        super.run();
      }
    };
    worker.start();
    worker.join();
  }
}
