// Gives the beans of the VM: what programs ask about their own threads and memory.
package java.lang.management;

import heddle.VM;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ManagementFactory {
  private ManagementFactory() {}

  public static ThreadMXBean getThreadMXBean() {
    return new Threads();
  }

  public static RuntimeMXBean getRuntimeMXBean() {
    return new Run();
  }

  public static MemoryMXBean getMemoryMXBean() {
    return new Memory();
  }

  public static OperatingSystemMXBean getOperatingSystemMXBean() {
    return new Machine();
  }

  private static final class Threads implements ThreadMXBean {
    private static final Thread.State[] STATES = Thread.State.values();

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

    // Null: not alive.
    private static ThreadInfo look(Thread t, int depth) {
      if (t == null) return null;
      Object[] seen = new Object[2];
      Exception trace = depth == 0 ? null : new Exception();
      Thread.State state = STATES[VM.look(t, seen, t == Thread.currentThread() ? null : trace)];
      if (state == Thread.State.NEW || state == Thread.State.TERMINATED) return null;
      StackTraceElement[] stack = depth == 0 ? new StackTraceElement[0] : trace.getStackTrace();
      if (depth < stack.length) stack = Arrays.copyOf(stack, depth);
      LockInfo lock = seen[0] == null ? null : new LockInfo(nameOf(seen[0]), System.identityHashCode(seen[0]));
      return new ThreadInfo(t, state, lock, (Thread) seen[1], stack);
    }

    // A ReentrantLock stands on an object whose class is another one on OpenJDK.
    private static String nameOf(Object lock) {
      String name = lock.getClass().getName();
      return name.equals("java.util.concurrent.locks.ReentrantLock$Sync") ? "java.util.concurrent.locks.ReentrantLock$NonfairSync" : name;
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

    @Override
    public ThreadInfo getThreadInfo(long id) {
      return look(find(live(), id), 0);
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids) {
      return infos(ids, 0);
    }

    @Override
    public ThreadInfo getThreadInfo(long id, int maxDepth) {
      checkDepth(maxDepth);
      return look(find(live(), id), maxDepth);
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, int maxDepth) {
      checkDepth(maxDepth);
      return infos(ids, maxDepth);
    }

    private static void checkDepth(int maxDepth) {
      if (maxDepth < 0) throw new IllegalArgumentException("Invalid maxDepth parameter: " + maxDepth);
    }

    private static ThreadInfo[] infos(long[] ids, int maxDepth) {
      Thread[] all = live();
      ThreadInfo[] infos = new ThreadInfo[ids.length];
      for (int i = 0; i < ids.length; i++) infos[i] = look(find(all, ids[i]), maxDepth);
      return infos;
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers) {
      return infos(ids, Integer.MAX_VALUE);
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
      checkDepth(maxDepth);
      return infos(ids, maxDepth);
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
        infos[n] = look(t, maxDepth);
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

    @Override
    public boolean isObjectMonitorUsageSupported() {
      return false;
    }

    @Override
    public boolean isSynchronizerUsageSupported() {
      return true;
    }

    @Override
    public boolean isThreadCpuTimeSupported() {
      return false;
    }

    @Override
    public boolean isCurrentThreadCpuTimeSupported() {
      return false;
    }

    @Override
    public boolean isThreadContentionMonitoringSupported() {
      return false;
    }
  }

  private static final class Run implements RuntimeMXBean {
    @Override
    public long getPid() {
      return 1;
    }

    @Override
    public String getName() {
      return "1@localhost";
    }

    @Override
    public String getVmName() {
      return System.getProperty("java.vm.name");
    }

    @Override
    public String getVmVendor() {
      return System.getProperty("java.vendor");
    }

    @Override
    public String getVmVersion() {
      return System.getProperty("java.version");
    }

    @Override
    public String getSpecName() {
      return "Java Virtual Machine Specification";
    }

    @Override
    public String getSpecVendor() {
      return "Oracle Corporation";
    }

    @Override
    public String getSpecVersion() {
      return "17";
    }

    @Override
    public String getClassPath() {
      return System.getProperty("java.class.path");
    }

    @Override
    public List<String> getInputArguments() {
      return List.of();
    }

    // The clock of nanoTime begins with the run.
    @Override
    public long getUptime() {
      return System.nanoTime() / 1_000_000;
    }

    @Override
    public long getStartTime() {
      return System.currentTimeMillis() - getUptime();
    }

    @Override
    public Map<String, String> getSystemProperties() {
      Map<String, String> map = new TreeMap<>();
      for (String name : System.getProperties().stringPropertyNames()) map.put(name, System.getProperty(name));
      return map;
    }
  }

  private static final class Memory implements MemoryMXBean {
    private boolean verbose;

    @Override
    public MemoryUsage getHeapMemoryUsage() {
      Runtime runtime = Runtime.getRuntime();
      long committed = runtime.totalMemory();
      return new MemoryUsage(committed, committed - runtime.freeMemory(), committed, runtime.maxMemory());
    }

    @Override
    public MemoryUsage getNonHeapMemoryUsage() {
      return new MemoryUsage(0, 0, 0, -1);
    }

    @Override
    public boolean isVerbose() {
      return verbose;
    }

    @Override
    public void setVerbose(boolean value) {
      verbose = value;
    }

    @Override
    public void gc() {
      System.gc();
    }
  }

  private static final class Machine implements OperatingSystemMXBean {
    @Override
    public String getName() {
      return System.getProperty("os.name");
    }

    @Override
    public String getArch() {
      return System.getProperty("os.arch");
    }

    @Override
    public String getVersion() {
      return System.getProperty("os.version");
    }

    @Override
    public int getAvailableProcessors() {
      return Runtime.getRuntime().availableProcessors();
    }
  }
}
