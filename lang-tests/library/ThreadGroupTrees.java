// Groups of threads form a tree: who is counted and listed where, also while its threads live.
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

public class ThreadGroupTrees {
  static String names(ThreadGroup g, int room, boolean recurse) {
    ThreadGroup[] list = new ThreadGroup[room];
    int n = g.enumerate(list, recurse);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) text.append(list[i].getName()).append(' ');
    return text + "(" + n + ")";
  }

  public static void main(String[] args) throws Exception {
    ThreadGroup top = new ThreadGroup("top"), a = new ThreadGroup(top, "a"), b = new ThreadGroup(top, "b"), deep = new ThreadGroup(a, "deep");
    new ThreadGroup(deep, "deeper");
    for (int i = 0; i < 5; i++) new ThreadGroup(b, "b" + i);
    System.out.println(names(top, 20, true) + " " + names(top, 20, false) + " " + names(top, 3, true) + " " + names(a, 9, true) + " " + top.activeGroupCount() + " " + deep.activeGroupCount());
    System.out.println(top.getParent() == Thread.currentThread().getThreadGroup());
    CountDownLatch end = new CountDownLatch(1);
    Runnable waits = () -> {
      try {
        end.await();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    };
    Thread one = new Thread(a, waits, "one"), two = new Thread(deep, waits, "two");
    System.out.println(top.activeCount() + " " + one.getThreadGroup().getName());
    one.start();
    two.start();
    Thread[] list = new Thread[4];
    System.out.println(top.activeCount() + " " + a.activeCount() + " " + deep.activeCount() + " " + b.activeCount() + " " + a.enumerate(list, false) + list[0].getName() + " " + a.enumerate(list) + " "
        + top.enumerate(new Thread[1]) + " " + top.enumerate(new Thread[0]));
    try {
      a.destroy();
    } catch (IllegalThreadStateException e) {
      System.out.println(e);
    }
    end.countDown();
    one.join();
    two.join();
    System.out.println(top.activeCount() + " " + one.getThreadGroup());
    a.destroy();
    System.out.println(a.isDestroyed() + " " + deep.isDestroyed() + " " + names(top, 20, true));
    try {
      a.destroy();
    } catch (IllegalThreadStateException e) {
      System.out.println(e);
    }
    System.out.println(Arrays.asList(b.parentOf(b), top.parentOf(b), b.parentOf(top)));
  }
}
// expect: a b deep deeper b0 b1 b2 b3 b4 (9) a b (2) a b deep (3) deep deeper (2) 9 1
// expect: true
// expect: 0 a
// expect: 2 2 1 0 1one 2 1 0
// expect: java.lang.IllegalThreadStateException
// expect: 0 null
// expect: true true b b0 b1 b2 b3 b4 (6)
// expect: java.lang.IllegalThreadStateException
// expect: [true, true, false]
