// Threads that run the same code are alike until somebody asks which one it is: by its name, its id, its hash code, or by
// whom main knows it. In each of these programs one order of two such threads fails and the other does not; and if it
// is not asked who was first (with "nobody") none does.
// expect assertion
// explore: -- name
// explore: -- id
// explore: -- hash
// explore: -- known
// explore: -- list
// explore: --no-like-threads -- name
// explore: states<=12 findings=0 -- nobody
import java.util.ArrayList;
import java.util.List;

public class LikeThreadsAsked {
  static Thread first;
  static final List<Thread> order = new ArrayList<>();

  static void run() {
    synchronized (order) {
      if (first == null) first = Thread.currentThread();
      order.add(Thread.currentThread());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Runnable body = LikeThreadsAsked::run;
    Thread one = new Thread(body), other = new Thread(body);
    one.start();
    other.start();
    one.join();
    other.join();
    switch (args.length == 0 ? "nobody" : args[0]) {
      case "name": assert first.getName().equals("Thread-0"); break;
      case "id": assert first.getId() == one.getId(); break;
      case "hash": assert first.hashCode() == one.hashCode(); break;
      case "known": assert first == one; break;
      case "list": assert order.indexOf(other) == 1; break;
      default: break;
    }
  }
}
