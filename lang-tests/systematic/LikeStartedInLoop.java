// Main makes and starts like threads one after the other, keeps them in an array or a list, and joins them in order. Some have ended before
// others are made. Which of them have is nothing that anybody sees, so n threads are some n * n / 2 states, not 2^n.
// expect clean
// explore: states<=110 -- array 14
// explore: states<=110 -- list 14
// explore: states<=110 -- workers 14
// explore: states<=110 -- before 14
// explore: states<=850 -- array 40
// explore: states>=4000 --no-like-threads -- array 12
import java.util.ArrayList;
import java.util.List;

public class LikeStartedInLoop {
  static int count;

  static synchronized void body() {
    count = -(-1 - count);  // (count++ commutes)
  }

  static class Worker extends Thread {
    @Override
    public void run() {
      body();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[1]);
    switch (args[0]) {
      case "array": {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
          threads[i] = new Thread(LikeStartedInLoop::body);
          threads[i].start();
        }
        for (int i = n - 1; i >= 0; i--) threads[i].join();
        break;
      }
      case "list": {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          Thread t = new Thread(() -> body());
          threads.add(t);
          t.start();
        }
        for (Thread t : threads) t.join();
        break;
      }
      case "workers": {
        Worker[] threads = new Worker[n];
        for (int i = 0; i < n; i++) {
          threads[i] = new Worker();
          threads[i].start();
        }
        for (Worker t : threads) t.join();
        break;
      }
      default: {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < n; i++) threads.add(new Thread(() -> body()));
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
      }
    }
    assert count == n;
  }
}
