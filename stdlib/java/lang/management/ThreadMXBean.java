// The threads of the program, seen by one of them. Looking at others is an operation like Thread.getState.
package java.lang.management;

public interface ThreadMXBean {
  int getThreadCount();

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

  // The threads that stand in each other's way for ever at monitors; null: there are none.
  long[] findMonitorDeadlockedThreads();

  // The same at monitors and locks.
  long[] findDeadlockedThreads();

  boolean isObjectMonitorUsageSupported();

  boolean isSynchronizerUsageSupported();

  boolean isThreadCpuTimeSupported();

  boolean isCurrentThreadCpuTimeSupported();

  boolean isThreadContentionMonitoringSupported();
}
