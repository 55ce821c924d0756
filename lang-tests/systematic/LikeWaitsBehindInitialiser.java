// Main uses class B before it waits for a thread; a first thread initialises A and, in its initialiser, B. So main, in B's initialiser, and
// the first thread can wait for each other. The second thread is like the first one, but touches neither class, and
// waits until the first one has. (Once: a state in which main
// is about to use B, which has been initialised, and to wait, was taken for one in which it waits; and so nobody saw that main depends on who
// has initialised B.)
// expect deadlock
// explore: proof
// explore: proof --no-like-threads
import java.util.concurrent.CountDownLatch;

public class LikeWaitsBehindInitialiser {
  static final CountDownLatch used = new CountDownLatch(1);
  static volatile int begun;

  static class A {
    static {
      begun = 1;
      new B();
    }
  }

  static class B {
    static {
      new A();
    }
  }

  static class T extends Thread {
    @Override
    public void run() {
      try {
        if (this == first) {
          new A();
          used.countDown();
        } else {
          used.await();
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static Thread first;

  public static void main(String[] args) throws InterruptedException {
    first = new T();
    first.start();
    Thread second = new T();
    second.start();
    new B();
    second.join();
  }
}
