// The beans of java.lang.management: what is the same on every VM.
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryUsage;
import java.lang.management.RuntimeMXBean;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;

public class Beans {
  interface Call {
    Object run();
  }

  static void show(Call call) {
    try {
      System.out.println(call.run());
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static void inner(Object lock) {
    synchronized (lock) {
      System.out.println("in");
    }
  }

  public static void main(String[] args) throws Exception {
    RuntimeMXBean run = ManagementFactory.getRuntimeMXBean();
    long up = run.getUptime();
    System.out.println((up >= 0) + " " + (run.getStartTime() <= System.currentTimeMillis()) + " " + run.getName().contains("@") + " "
        + (run.getPid() > 0) + " " + run.getSpecVersion() + " " + run.getSpecName() + " " + run.getSystemProperties().containsKey("java.version"));
    Thread.sleep(20);
    System.out.println(run.getUptime() - up >= 20);

    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    MemoryUsage heap = memory.getHeapMemoryUsage();
    System.out.println((heap.getUsed() > 0) + " " + (heap.getUsed() <= heap.getCommitted()) + " " + (heap.getMax() >= heap.getCommitted() || heap.getMax() == -1)
        + " " + memory.isVerbose() + " " + (memory.getNonHeapMemoryUsage().getUsed() >= 0));
    memory.gc();
    System.out.println(new MemoryUsage(1 << 20, 2048, 1 << 20, -1));
    show(() -> new MemoryUsage(-2, 0, 0, 0));
    show(() -> new MemoryUsage(0, -1, 0, 0));
    show(() -> new MemoryUsage(0, 0, -1, 0));
    show(() -> new MemoryUsage(0, 2, 1, 0));
    show(() -> new MemoryUsage(0, 2, 3, 2));
    show(() -> new MemoryUsage(0, 0, 0, -2));
    System.out.println(ManagementFactory.getOperatingSystemMXBean().getName() + " " + (ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() > 0));

    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    ThreadInfo self = threads.getThreadInfo(id);
    System.out.println(self.getThreadName() + " " + self.getThreadState() + " " + self.getLockName() + " " + self.getLockOwnerName() + " "
        + self.getLockOwnerId() + " " + self.getStackTrace().length);
    System.out.print(threads.getThreadInfo(id).toString().replaceAll("Id=[0-9]+", "Id=..."));
    System.out.println(threads.getThreadInfo(999_999) + " " + threads.getThreadInfo(new long[] {id, 999_999})[1] + " " + threads.getThreadInfo(id, 1).getStackTrace().length);
    show(() -> threads.getThreadInfo(0));
    show(() -> threads.getThreadInfo(-5, 1));
    show(() -> threads.getThreadInfo(id, -1));
    show(() -> threads.getThreadInfo(new long[] {id}, -1).length);
    show(() -> new LockInfo(null, 1));
    System.out.println(new LockInfo("a.B", 255));
    boolean found = false;
    for (long each : threads.getAllThreadIds()) found |= each == id;
    System.out.println(found + " " + (threads.getThreadCount() >= 1));
    found = false;
    for (ThreadInfo info : threads.dumpAllThreads(false, false)) found |= info.getThreadId() == id && info.getStackTrace().length > 0;
    System.out.println(found);

    Object lock = new Object();
    Thread t = new Thread(() -> inner(lock), "blocked");
    synchronized (lock) {
      t.start();
      while (t.getState() != Thread.State.BLOCKED) Thread.sleep(1);
      ThreadInfo info = threads.getThreadInfo(t.getId(), Integer.MAX_VALUE);
      System.out.println(info.getStackTrace()[0].getMethodName() + " " + (info.getLockInfo().getIdentityHashCode() == System.identityHashCode(lock)) + " "
          + info.getLockName().equals(lock.toString()) + " " + (info.getLockOwnerId() == id));
      String[] lines = info.toString().replaceAll("@[0-9a-f]+", "@...").replaceAll("Id=[0-9]+", "Id=...").replaceAll(":[0-9]+", ":...").split("\n");
      for (int i = 0; i < 3; i++) System.out.println(lines[i]);
      info = threads.getThreadInfo(new long[] {t.getId()}, false, false)[0];
      System.out.println(info.getStackTrace().length > 1);
    }
    t.join();
    System.out.println(threads.findDeadlockedThreads() == null);
  }
}
// expect: true true true true 17 Java Virtual Machine Specification true
// expect: true
// expect: true true true false true
// expect: init = 1048576(1024K) used = 2048(2K) committed = 1048576(1024K) max = -1(-1K)
// expect: IllegalArgumentException: init parameter = -2 is negative but not -1.
// expect: IllegalArgumentException: used parameter = -1 is negative.
// expect: IllegalArgumentException: committed parameter = -1 is negative.
// expect: IllegalArgumentException: used = 2 should be <= committed = 1
// expect: IllegalArgumentException: committed = 3 should be < max = 2
// expect: IllegalArgumentException: max parameter = -2 is negative but not -1.
// expect: Linux true
// expect: main RUNNABLE null null -1 0
// expect: "main" prio=5 Id=... RUNNABLE
// expect:
// expect: null null 1
// expect: IllegalArgumentException: Invalid thread ID parameter: 0
// expect: IllegalArgumentException: Invalid thread ID parameter: -5
// expect: IllegalArgumentException: Invalid maxDepth parameter: -1
// expect: IllegalArgumentException: Invalid maxDepth parameter: -1
// expect: NullPointerException: Parameter className cannot be null
// expect: a.B@ff
// expect: true true
// expect: true
// expect: inner true true true
// expect: "blocked" prio=5 Id=... BLOCKED on java.lang.Object@... owned by "main" Id=...
// expect: 	at Beans.inner(Beans.java:...)
// expect: 	-  blocked on java.lang.Object@...
// expect: true
// expect: in
// expect: true
