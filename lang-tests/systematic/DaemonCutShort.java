// A daemon thread may be ended anywhere: what it prints depends on how far it came.
// expect clean
// explore: --outcomes outcomes=3
public class DaemonCutShort {
  static class Server extends Thread {
    public void run() {
      System.out.println("one");
      System.out.println("two");
    }
  }

  public static void main(String[] args) {
    Thread server = new Server();
    server.setDaemon(true);
    server.start();
  }
}
