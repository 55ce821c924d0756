// Mistake: the interrupt is caught inside the loop and forgotten; the loop goes on waiting, and join never returns.
// expect deadlock
import java.util.ArrayDeque;
import java.util.Queue;

public class SwallowedInterrupt {
  static final Queue<String> inbox = new ArrayDeque<>();

  static void serve() {
    while (!Thread.currentThread().isInterrupted()) {
      synchronized (inbox) {
        try {
          while (inbox.isEmpty())
            inbox.wait();
          inbox.remove();
        } catch (InterruptedException e) {
          // "cannot happen"; the flag is clear now, and nobody sets it again
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread server = new Thread(SwallowedInterrupt::serve, "server");
    server.start();
    server.interrupt();
    server.join();
  }
}
