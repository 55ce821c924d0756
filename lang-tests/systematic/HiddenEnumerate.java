// Thread.enumerate sees which threads live.
// OpenJDK 17: of 1,500 runs 248 print "1 gone", 1,252 "2 other".
// expect clean
// explore: --outcomes outcomes=2
public class HiddenEnumerate {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {}, "other");
    Thread[] all = new Thread[2];
    t.start();
    int n = Thread.enumerate(all);
    t.join();
    System.out.println(n + " " + (all[1] == null ? "gone" : all[1].getName()));
  }
}
