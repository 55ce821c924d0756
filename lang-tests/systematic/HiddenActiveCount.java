// Thread.activeCount sees which threads live, and others start and end meanwhile.
// OpenJDK 17: of 1,500 runs 334 print "0 0 0", 1,166 "1 1 0".
// expect clean
// explore: --outcomes outcomes=3
public class HiddenActiveCount {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {});
    int before = Thread.activeCount();
    t.start();
    int first = Thread.activeCount() - before, second = Thread.activeCount() - before;
    t.join();
    System.out.println(first + " " + second + " " + (Thread.activeCount() - before));
  }
}
