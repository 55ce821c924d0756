// Joined; asked about; or a daemon.
// rules: never-joined
public class NeverJoinedFixed {
  public static void main(String[] args) throws Exception {
    Thread joined = new Thread(() -> System.out.println("joined"));
    joined.start();
    joined.join();
    Thread asked = new Thread(() -> System.out.println("asked"));
    asked.start();
    while (asked.isAlive()) Thread.yield();
    Thread daemon = new Thread(() -> System.out.println("daemon"));
    daemon.setDaemon(true);
    daemon.start();
    Thread.sleep(10);
  }
}
