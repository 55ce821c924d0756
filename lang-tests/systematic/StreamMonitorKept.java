// A thread waits for ever at a print while another one has the monitor of System.out and waits for its end.
// expect deadlock
// explore: proof
public class StreamMonitorKept {
  public static void main(String[] args) throws InterruptedException {
    synchronized (System.out) {
      Thread t = new Thread(() -> System.out.printf("%d%n", 1));
      t.start();
      t.join();
    }
  }
}
