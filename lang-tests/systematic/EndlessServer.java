// A server that answers for ever, with two workers and a client that never stops: no schedule ends. After some requests
// a worker takes one that the other one has answered already: it looks whether there is one, and takes it, under two
// locks instead of one.
// expect assertion
// explore: proof --max-time=100 --first
// explore: --explore=pct --first --max-time=100
// explore: --explore=pos --first --max-time=100
// explore: --explore=random --first --max-time=100
public class EndlessServer {
  static int waiting, served;
  static final Object lock = new Object();

  static boolean any() {
    synchronized (lock) {
      return waiting > 0;
    }
  }

  static void work() {
    while (true) {
      if (!any()) continue;
      synchronized (lock) {
        waiting--;
        served++;
        assert waiting >= 0 : "a request was served twice, after " + served;
      }
    }
  }

  static void request() {
    while (true)
      synchronized (lock) {
        waiting++;
      }
  }

  public static void main(String[] args) {
    new Thread(EndlessServer::work, "worker-1").start();
    new Thread(EndlessServer::work, "worker-2").start();
    new Thread(EndlessServer::request, "client").start();
  }
}
