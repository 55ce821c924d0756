// What becomes of groups of threads: their lists, greatest priorities, and when they are destroyed. A daemon group is
// when its last thread has ended, or the last group below it is destroyed.
public class DaemonGroups {
  static String state(ThreadGroup g) {
    return g.getName() + " destroyed " + g.isDestroyed() + ", threads " + g.activeCount() + ", groups "
        + g.activeGroupCount() + ", priority " + g.getMaxPriority();
  }

  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": done");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void runOne(ThreadGroup g) throws InterruptedException {
    end(new Thread(g, () -> {}));
  }

  static void end(Thread t) throws InterruptedException {
    t.start();
    t.join();
  }

  static synchronized void untilInterrupted() {
    try {
      while (true) DaemonGroups.class.wait();
    } catch (InterruptedException e) {
      // That ends it.
    }
  }

  static void listsAndPriorities() throws InterruptedException {
    ThreadGroup top = new ThreadGroup("top"), middle = new ThreadGroup(top, "middle"), low = new ThreadGroup(middle, "low");
    Thread one = new Thread(top, () -> untilInterrupted(), "one");
    Thread two = new Thread(low, () -> untilInterrupted(), "two");
    Thread never = new Thread(middle, () -> {}, "never");
    one.start();
    two.start();
    top.list();
    for (int p : new int[] {3, 7, 2, 11, 0}) {
      (p == 3 ? middle : top).setMaxPriority(p);
      System.out.println(state(top) + "; " + state(middle) + "; " + state(low));
    }
    System.out.println(one.getPriority() + " " + new Thread(low, "x").getPriority());
    one.setPriority(9);
    System.out.println(one.getPriority());
    attempt("destroy top", () -> top.destroy());
    attempt("destroy low", () -> low.destroy());
    top.interrupt();
    one.join();
    two.join();
    System.out.println(one.getThreadGroup() + " " + never.getThreadGroup());
    attempt("destroy top", () -> top.destroy());
    System.out.println(state(top) + "; " + state(middle) + "; " + state(low));
    attempt("start in a destroyed group", () -> never.start());
    attempt("destroy again", () -> top.destroy());
    attempt("group in a destroyed group", () -> new ThreadGroup(top, "x"));
    attempt("thread in a destroyed group", () -> new Thread(top, "x"));
    top.list();
    top.setMaxPriority(5);
    System.out.println(state(top));
  }

  static void daemons() throws InterruptedException {
    ThreadGroup simple = new ThreadGroup("simple");
    simple.setDaemon(true);
    System.out.println(state(simple) + " " + simple.isDaemon());
    runOne(simple);
    System.out.println(state(simple));
    attempt("one more", () -> new Thread(simple, () -> {}));

    ThreadGroup late = new ThreadGroup("late");
    runOne(late);
    late.setDaemon(true);
    System.out.println(state(late));
    runOne(late);
    System.out.println(state(late));

    ThreadGroup above = new ThreadGroup("above");
    above.setDaemon(true);
    ThreadGroup below = new ThreadGroup(above, "below");
    System.out.println(below.isDaemon());
    below.destroy();
    System.out.println(state(above) + "; " + state(below));

    ThreadGroup two = new ThreadGroup("two");
    two.setDaemon(true);
    Thread first = new Thread(two, () -> {}), second = new Thread(two, () -> {});
    end(first);
    System.out.println(state(two));
    end(second);
    System.out.println(state(two));

    ThreadGroup kept = new ThreadGroup("kept");
    kept.setDaemon(true);
    ThreadGroup keeper = new ThreadGroup(kept, "keeper");
    keeper.setDaemon(false);
    runOne(kept);
    System.out.println(state(kept));
    keeper.destroy();
    System.out.println(state(kept));

    ThreadGroup chain = new ThreadGroup("chain");
    chain.setDaemon(true);
    ThreadGroup link = new ThreadGroup(chain, "link");
    runOne(link);
    System.out.println(state(chain) + "; " + state(link));

    ThreadGroup plain = new ThreadGroup("plain");
    runOne(plain);
    System.out.println(state(plain));
    plain.destroy();
    attempt("started twice", () -> {
      Thread t = new Thread(new ThreadGroup("again"), () -> {});
      t.start();
      t.start();
    });
  }

  public static void main(String[] args) throws InterruptedException {
    listsAndPriorities();
    daemons();
    System.out.println(Thread.currentThread().getThreadGroup().activeGroupCount());
  }
}
// expect: java.lang.ThreadGroup[name=top,maxpri=10]
// expect:     Thread[one,5,top]
// expect:     java.lang.ThreadGroup[name=middle,maxpri=10]
// expect:         java.lang.ThreadGroup[name=low,maxpri=10]
// expect:             Thread[two,5,low]
// expect: top destroyed false, threads 2, groups 2, priority 10; middle destroyed false, threads 1, groups 1, priority 3; low destroyed false, threads 1, groups 0, priority 3
// expect: top destroyed false, threads 2, groups 2, priority 7; middle destroyed false, threads 1, groups 1, priority 7; low destroyed false, threads 1, groups 0, priority 7
// expect: top destroyed false, threads 2, groups 2, priority 2; middle destroyed false, threads 1, groups 1, priority 2; low destroyed false, threads 1, groups 0, priority 2
// expect: top destroyed false, threads 2, groups 2, priority 2; middle destroyed false, threads 1, groups 1, priority 2; low destroyed false, threads 1, groups 0, priority 2
// expect: top destroyed false, threads 2, groups 2, priority 2; middle destroyed false, threads 1, groups 1, priority 2; low destroyed false, threads 1, groups 0, priority 2
// expect: 5 2
// expect: 2
// expect: destroy top: java.lang.IllegalThreadStateException
// expect: destroy low: java.lang.IllegalThreadStateException
// expect: null java.lang.ThreadGroup[name=middle,maxpri=2]
// expect: destroy top: done
// expect: top destroyed true, threads 0, groups 0, priority 2; middle destroyed true, threads 0, groups 0, priority 2; low destroyed true, threads 0, groups 0, priority 2
// expect: start in a destroyed group: java.lang.IllegalThreadStateException
// expect: destroy again: java.lang.IllegalThreadStateException
// expect: group in a destroyed group: java.lang.IllegalThreadStateException
// expect: thread in a destroyed group: java.lang.IllegalThreadStateException
// expect: java.lang.ThreadGroup[name=top,maxpri=2]
// expect: top destroyed true, threads 0, groups 0, priority 5
// expect: simple destroyed false, threads 0, groups 0, priority 10 true
// expect: simple destroyed true, threads 0, groups 0, priority 10
// expect: one more: java.lang.IllegalThreadStateException
// expect: late destroyed false, threads 0, groups 0, priority 10
// expect: late destroyed true, threads 0, groups 0, priority 10
// expect: true
// expect: above destroyed true, threads 0, groups 0, priority 10; below destroyed true, threads 0, groups 0, priority 10
// expect: two destroyed false, threads 0, groups 0, priority 10
// expect: two destroyed true, threads 0, groups 0, priority 10
// expect: kept destroyed false, threads 0, groups 1, priority 10
// expect: kept destroyed true, threads 0, groups 0, priority 10
// expect: chain destroyed true, threads 0, groups 0, priority 10; link destroyed true, threads 0, groups 0, priority 10
// expect: plain destroyed false, threads 0, groups 0, priority 10
// expect: started twice: java.lang.IllegalThreadStateException
// expect: 1
