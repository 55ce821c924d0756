// The bean of threads. Their CPU times are what the clock of the run shows, which is the same in each run of a schedule.
package java.lang.management;

import heddle.Monitor;
import heddle.VM;
import java.util.Arrays;

final class PlatformThreads extends PlatformBean implements com.sun.management.ThreadMXBean {
  private static final Thread.State[] STATES = Thread.State.values();

  private final Monitor lock = new Monitor();
  private int peak;  // the most threads when anybody asked for the peak; guarded by the lock
  private volatile boolean contentionMonitored;
  private volatile boolean timesOff;

  PlatformThreads() {
    super(ManagementFactory.THREAD_MXBEAN_NAME);
  }

  private static Thread[] live() {
    return Thread.getAllStackTraces().keySet().toArray(new Thread[0]);
  }

  // In the order of their ids, which is that of their making.
  private static Thread[] all() {
    Thread[] all = live();
    for (int i = 1; i < all.length; i++) {
      Thread t = all[i];
      int k = i;
      for (; k > 0 && all[k - 1].getId() > t.getId(); k--) all[k] = all[k - 1];
      all[k] = t;
    }
    return all;
  }

  private ThreadInfo look(Thread t, int depth) {
    return look(t, depth, false, false);
  }

  // Null: not alive.
  private ThreadInfo look(Thread t, int depth, boolean monitors, boolean locks) {
    if (t == null) return null;
    Exception trace = depth == 0 && !monitors ? null : new Exception();
    Exception told = t == Thread.currentThread() ? null : trace;
    Object[] seen = new Object[2];
    Thread.State state;
    int[] depths = null;
    if (monitors || locks) {
      int room = 8;
      while (true) {
        seen = new Object[2 + room];
        depths = new int[2 + room];
        state = STATES[VM.look(t, seen, told, depths, locks)];
        if (depths[0] + depths[1] <= room) break;
        room = depths[0] + depths[1];
      }
    } else {
      state = STATES[VM.look(t, seen, told, null, false)];
    }
    if (state == Thread.State.NEW || state == Thread.State.TERMINATED) return null;
    StackTraceElement[] stack = trace == null ? new StackTraceElement[0] : trace.getStackTrace();
    StackTraceElement[] shown = depth < stack.length ? Arrays.copyOf(stack, depth) : stack;
    LockInfo awaited = seen[0] == null ? null : infoOf(seen[0]);
    ThreadInfo info = new ThreadInfo(t, state, awaited, (Thread) seen[1], shown, contentionMonitored ? 0 : -1);
    if (monitors) info.setMonitors(seen, depths, shown);
    if (locks) {
      LockInfo[] owned = new LockInfo[depths[1]];
      for (int i = 0; i < owned.length; i++) owned[i] = infoOf(seen[2 + depths[0] + i]);
      info.setSynchronizers(owned);
    }
    return info;
  }

  private static LockInfo infoOf(Object lock) {
    return new LockInfo(BlockerNames.nameOf(lock), System.identityHashCode(lock));
  }

  private static Thread find(Thread[] all, long id) {
    if (id <= 0) throw new IllegalArgumentException("Invalid thread ID parameter: " + id);
    for (Thread t : all) {
      if (t.getId() == id) return t;
    }
    return null;
  }

  @Override
  public int getThreadCount() {
    return Thread.activeCount();
  }

  @Override
  public int getPeakThreadCount() {
    int now = getThreadCount();
    synchronized (lock) {
      peak = Math.max(peak, now);
      return peak;
    }
  }

  @Override
  public void resetPeakThreadCount() {
    int now = getThreadCount();
    synchronized (lock) {
      peak = now;
    }
  }

  @Override
  public long getTotalStartedThreadCount() {
    return Thread.$made();
  }

  @Override
  public int getDaemonThreadCount() {
    int n = 0;
    for (Thread t : live()) {
      if (t.isDaemon()) n++;
    }
    return n;
  }

  @Override
  public long[] getAllThreadIds() {
    return idsOf(all());
  }

  private static long[] idsOf(Thread[] threads) {
    long[] ids = new long[threads.length];
    for (int i = 0; i < ids.length; i++) ids[i] = threads[i].getId();
    return ids;
  }

  // --- what threads do

  @Override
  public ThreadInfo getThreadInfo(long id) {
    return look(find(live(), id), 0);
  }

  @Override
  public ThreadInfo[] getThreadInfo(long[] ids) {
    return infos(ids, 0, false, false);
  }

  @Override
  public ThreadInfo getThreadInfo(long id, int maxDepth) {
    checkDepth(maxDepth);
    return look(find(live(), id), maxDepth);
  }

  @Override
  public ThreadInfo[] getThreadInfo(long[] ids, int maxDepth) {
    checkDepth(maxDepth);
    return infos(ids, maxDepth, false, false);
  }

  private static void checkDepth(int maxDepth) {
    if (maxDepth < 0) throw new IllegalArgumentException("Invalid maxDepth parameter: " + maxDepth);
  }

  private ThreadInfo[] infos(long[] ids, int maxDepth, boolean monitors, boolean locks) {
    Thread[] all = live();
    ThreadInfo[] infos = new ThreadInfo[ids.length];
    for (int i = 0; i < ids.length; i++) infos[i] = look(find(all, ids[i]), maxDepth, monitors, locks);
    return infos;
  }

  @Override
  public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers) {
    return getThreadInfo(ids, lockedMonitors, lockedSynchronizers, Integer.MAX_VALUE);
  }

  @Override
  public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
    checkDepth(maxDepth);
    for (long id : ids) {
      if (id <= 0) throw new IllegalArgumentException("Invalid thread ID entry");
    }
    return infos(ids, maxDepth, lockedMonitors, lockedSynchronizers);
  }

  @Override
  public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers) {
    return dumpAllThreads(lockedMonitors, lockedSynchronizers, Integer.MAX_VALUE);
  }

  @Override
  public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
    checkDepth(maxDepth);
    Thread[] all = all();
    ThreadInfo[] infos = new ThreadInfo[all.length];
    int n = 0;
    for (Thread t : all) {
      infos[n] = look(t, maxDepth, lockedMonitors, lockedSynchronizers);
      if (infos[n] != null) n++;
    }
    return n == infos.length ? infos : Arrays.copyOf(infos, n);
  }

  private static long[] deadlocked(boolean locks) {
    Thread[] found = new Thread[16];
    int n;
    while ((n = VM.deadlocked(found, locks)) > found.length) found = new Thread[n];
    return n == 0 ? null : idsOf(Arrays.copyOf(found, n));
  }

  @Override
  public long[] findMonitorDeadlockedThreads() {
    return deadlocked(false);
  }

  @Override
  public long[] findDeadlockedThreads() {
    return deadlocked(true);
  }

  // --- times

  private long timeOf(Thread[] all, long id) {
    Thread t = find(all, id);
    return t == null || timesOff ? -1 : System.nanoTime();
  }

  @Override
  public long getCurrentThreadCpuTime() {
    return timesOff ? -1 : System.nanoTime();
  }

  @Override
  public long getCurrentThreadUserTime() {
    return getCurrentThreadCpuTime();
  }

  @Override
  public long getThreadCpuTime(long id) {
    return timeOf(live(), id);
  }

  @Override
  public long getThreadUserTime(long id) {
    return getThreadCpuTime(id);
  }

  @Override
  public long[] getThreadCpuTime(long[] ids) {
    Thread[] all = live();
    long[] times = new long[ids.length];
    for (int i = 0; i < ids.length; i++) times[i] = timeOf(all, ids[i]);
    return times;
  }

  @Override
  public long[] getThreadUserTime(long[] ids) {
    return getThreadCpuTime(ids);
  }

  @Override
  public boolean isThreadCpuTimeSupported() {
    return true;
  }

  @Override
  public boolean isCurrentThreadCpuTimeSupported() {
    return true;
  }

  @Override
  public boolean isThreadCpuTimeEnabled() {
    return !timesOff;
  }

  @Override
  public void setThreadCpuTimeEnabled(boolean enable) {
    timesOff = !enable;
  }

  // --- what is known of contention: nothing; the times are 0 while it is to be measured

  @Override
  public boolean isThreadContentionMonitoringSupported() {
    return true;
  }

  @Override
  public boolean isThreadContentionMonitoringEnabled() {
    return contentionMonitored;
  }

  @Override
  public void setThreadContentionMonitoringEnabled(boolean enable) {
    contentionMonitored = enable;
  }

  @Override
  public boolean isObjectMonitorUsageSupported() {
    return true;
  }

  @Override
  public boolean isSynchronizerUsageSupported() {
    return true;
  }

  // --- memory by threads is not known

  private static UnsupportedOperationException noAllocations() {
    return new UnsupportedOperationException("Thread allocated memory measurement is not supported.");
  }

  @Override
  public long getThreadAllocatedBytes(long id) {
    throw noAllocations();
  }

  @Override
  public long[] getThreadAllocatedBytes(long[] ids) {
    throw noAllocations();
  }

  @Override
  public boolean isThreadAllocatedMemorySupported() {
    return false;
  }

  @Override
  public boolean isThreadAllocatedMemoryEnabled() {
    throw noAllocations();
  }

  @Override
  public void setThreadAllocatedMemoryEnabled(boolean enable) {
    throw noAllocations();
  }
}
