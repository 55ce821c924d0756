// What ThreadMXBean says of deadlocks: at monitors and at locks, who only waits for a deadlocked thread, and when there is none.
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

public class Deadlocks {
  static final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  static class A {}

  static class B {}

  static Thread daemon(String name, Runnable run) {
    Thread t = new Thread(run, name);
    t.setDaemon(true);
    t.start();
    return t;
  }

  static void awaitState(Thread t, Thread.State state) throws InterruptedException {
    while (t.getState() != state) Thread.sleep(1);
  }

  static String names(long[] ids) {
    if (ids == null) return "none";
    String[] names = new String[ids.length];
    for (int i = 0; i < ids.length; i++) names[i] = threads.getThreadInfo(ids[i]).getThreadName();
    Arrays.sort(names);
    return Arrays.toString(names);
  }

  static void show() {
    System.out.println("monitors: " + names(threads.findMonitorDeadlockedThreads()) + ", all: " + names(threads.findDeadlockedThreads()));
  }

  static String withoutHash(String text) {
    return text == null ? null : text.replaceAll("@[0-9a-f]+", "@...");
  }

  static void describe(Thread t) {
    ThreadInfo info = threads.getThreadInfo(t.getId());
    System.out.println(info.getThreadName() + " " + info.getThreadState() + " " + withoutHash(info.getLockName()) + " "
        + (info.getLockInfo() == null ? null : info.getLockInfo().getClassName()) + " " + info.getLockOwnerName() + " "
        + (info.getLockOwnerId() == -1) + " " + (info.getThreadId() == t.getId()) + " " + info.isDaemon() + info.isSuspended() + info.isInNative() + " "
        + info.getPriority() + " " + info.getStackTrace().length);
  }

  static Runnable both(Object first, Object second, CountDownLatch has) {
    return () -> {
      synchronized (first) {
        has.countDown();
        try {
          has.await();
        } catch (InterruptedException e) {
          return;
        }
        synchronized (second) {
        }
      }
    };
  }

  static Runnable both(ReentrantLock first, ReentrantLock second, CountDownLatch has) {
    return () -> {
      first.lock();
      has.countDown();
      try {
        has.await();
      } catch (InterruptedException e) {
        return;
      }
      second.lock();
    };
  }

  public static void main(String[] args) throws Exception {
    show();
    Object a = new A(), b = new B();
    // Waits for one of those who will be in each other's way.
    CountDownLatch has = new CountDownLatch(3);
    Thread one = daemon("one", both(a, b, has));
    Thread two = daemon("two", both(b, a, has));
    Thread held;
    synchronized (Deadlocks.class) {
      held = daemon("held", () -> {
        synchronized (Deadlocks.class) {
        }
      });
      awaitState(held, Thread.State.BLOCKED);
      describe(held);
      show();
    }
    held.join();
    System.out.println(threads.getThreadInfo(held.getId()));
    has.countDown();
    awaitState(one, Thread.State.BLOCKED);
    awaitState(two, Thread.State.BLOCKED);
    show();
    describe(one);
    describe(two);
    Thread behind = daemon("behind", () -> {
      synchronized (a) {
      }
    });
    awaitState(behind, Thread.State.BLOCKED);
    describe(behind);
    show();

    ReentrantLock c = new ReentrantLock(), d = new ReentrantLock();
    CountDownLatch hasLocks = new CountDownLatch(2);
    Thread three = daemon("three", both(c, d, hasLocks));
    Thread four = daemon("four", both(d, c, hasLocks));
    awaitState(three, Thread.State.WAITING);
    awaitState(four, Thread.State.WAITING);
    hasLocks.await();
    Thread.sleep(100);
    awaitState(three, Thread.State.WAITING);
    awaitState(four, Thread.State.WAITING);
    show();
    describe(three);
    describe(four);

    Object waited = new StringBuilder();
    Thread waiter = daemon("waiter", () -> {
      synchronized (waited) {
        try {
          waited.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
    });
    awaitState(waiter, Thread.State.WAITING);
    describe(waiter);
    Thread joiner = daemon("joiner", () -> {
      try {
        waiter.join();
      } catch (InterruptedException e) {
        return;
      }
    });
    awaitState(joiner, Thread.State.WAITING);
    describe(joiner);
    Thread sleeper = daemon("sleeper", () -> {
      try {
        Thread.sleep(1_000_000);
      } catch (InterruptedException e) {
        return;
      }
    });
    awaitState(sleeper, Thread.State.TIMED_WAITING);
    describe(sleeper);
    describe(Thread.currentThread());
    show();
  }
}
// expect: monitors: none, all: none
// expect: held BLOCKED java.lang.Class@... java.lang.Class main false true truefalsefalse 5 0
// expect: monitors: none, all: none
// expect: null
// expect: monitors: [one, two], all: [one, two]
// expect: one BLOCKED Deadlocks$B@... Deadlocks$B two false true truefalsefalse 5 0
// expect: two BLOCKED Deadlocks$A@... Deadlocks$A one false true truefalsefalse 5 0
// expect: behind BLOCKED Deadlocks$A@... Deadlocks$A one false true truefalsefalse 5 0
// expect: monitors: [one, two], all: [one, two]
// expect: monitors: [one, two], all: [four, one, three, two]
// expect: three WAITING java.util.concurrent.locks.ReentrantLock$NonfairSync@... java.util.concurrent.locks.ReentrantLock$NonfairSync four false true truefalsefalse 5 0
// expect: four WAITING java.util.concurrent.locks.ReentrantLock$NonfairSync@... java.util.concurrent.locks.ReentrantLock$NonfairSync three false true truefalsefalse 5 0
// expect: waiter WAITING java.lang.StringBuilder@... java.lang.StringBuilder null true true truefalsefalse 5 0
// expect: joiner WAITING java.lang.Thread@... java.lang.Thread null true true truefalsefalse 5 0
// expect: sleeper TIMED_WAITING null null null true true truefalsefalse 5 0
// expect: main RUNNABLE null null null true true falsefalsefalse 5 0
// expect: monitors: [one, two], all: [four, one, three, two]
