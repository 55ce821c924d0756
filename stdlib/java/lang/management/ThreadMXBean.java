// The threads of the program, seen by one of them. Looking at others is an operation like Thread.getState.
package java.lang.management;

public interface ThreadMXBean extends PlatformManagedObject {
  int getThreadCount();

  int getPeakThreadCount();

  long getTotalStartedThreadCount();

  int getDaemonThreadCount();

  long[] getAllThreadIds();

  ThreadInfo getThreadInfo(long id);

  ThreadInfo[] getThreadInfo(long[] ids);

  ThreadInfo getThreadInfo(long id, int maxDepth);

  ThreadInfo[] getThreadInfo(long[] ids, int maxDepth);

  ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers);

  default ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
    throw new UnsupportedOperationException();
  }

  ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers);

  default ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
    throw new UnsupportedOperationException();
  }

  boolean isThreadContentionMonitoringSupported();

  boolean isThreadContentionMonitoringEnabled();

  void setThreadContentionMonitoringEnabled(boolean enable);

  // In nanoseconds; -1: times are not measured, or the thread is not alive.
  long getCurrentThreadCpuTime();

  long getCurrentThreadUserTime();

  long getThreadCpuTime(long id);

  long getThreadUserTime(long id);

  boolean isThreadCpuTimeSupported();

  boolean isCurrentThreadCpuTimeSupported();

  boolean isThreadCpuTimeEnabled();

  void setThreadCpuTimeEnabled(boolean enable);

  // The threads that stand in each other's way for ever at monitors; null: there are none.
  long[] findMonitorDeadlockedThreads();

  void resetPeakThreadCount();

  // The same at monitors and locks.
  long[] findDeadlockedThreads();

  boolean isObjectMonitorUsageSupported();

  boolean isSynchronizerUsageSupported();
}
