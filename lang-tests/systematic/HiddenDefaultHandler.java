// The default handler of uncaught exceptions is set while another thread asks for it: volatile on OpenJDK, no race.
// OpenJDK 17: of 1,500 runs 1,394 print "false false", 106 "true true".
// expect clean
// explore: --outcomes outcomes=3
public class HiddenDefaultHandler {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> Thread.setDefaultUncaughtExceptionHandler((who, e) -> {}));
    t.start();
    boolean first = Thread.getDefaultUncaughtExceptionHandler() != null;
    boolean second = Thread.getDefaultUncaughtExceptionHandler() != null;
    t.join();
    System.out.println(first + " " + second);
  }
}
