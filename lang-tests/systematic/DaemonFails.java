// A daemon thread fails only if it gets to run before the program ends.
// expect assertion
public class DaemonFails {
  static volatile boolean finished;

  static class Server extends Thread {
    public void run() {
      assert finished;
    }
  }

  public static void main(String[] args) {
    Thread server = new Server();
    server.setDaemon(true);
    server.start();
    finished = true;
  }
}
