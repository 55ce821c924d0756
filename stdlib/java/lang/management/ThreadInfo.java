// What a thread was doing at one moment.
package java.lang.management;

public class ThreadInfo {
  private static final int SHOWN_FRAMES = 8;

  private final long id;
  private final String name;
  private final boolean daemon;
  private final int priority;
  private final Thread.State state;
  private final LockInfo lock;  // null: none
  private final long ownerId;   // -1: nobody
  private final String ownerName;
  private final StackTraceElement[] stack;
  private final long contentionTime;  // -1: not measured
  private MonitorInfo[] monitors = new MonitorInfo[0];
  private LockInfo[] synchronizers = new LockInfo[0];

  ThreadInfo(Thread thread, Thread.State state, LockInfo lock, Thread owner, StackTraceElement[] stack, long contentionTime) {
    id = thread.getId();
    name = thread.getName();
    daemon = thread.isDaemon();
    priority = thread.getPriority();
    this.state = state;
    this.lock = lock;
    ownerId = owner == null ? -1 : owner.getId();
    ownerName = owner == null ? null : owner.getName();
    this.stack = stack;
    this.contentionTime = contentionTime;
  }

  // What VM.look has found. Of a stack that is shown in part only the monitors of that part count.
  void setMonitors(Object[] seen, int[] depths, StackTraceElement[] shown) {
    int n = 0;
    while (n < depths[0] && depths[2 + n] < shown.length) n++;
    monitors = new MonitorInfo[n];
    for (int i = 0; i < n; i++) {
      Object monitor = seen[2 + i];
      int depth = depths[2 + i];
      monitors[i] = new MonitorInfo(monitor.getClass().getName(), System.identityHashCode(monitor), depth, shown[depth]);
    }
  }

  void setSynchronizers(LockInfo[] synchronizers) {
    this.synchronizers = synchronizers;
  }

  public long getThreadId() {
    return id;
  }

  public String getThreadName() {
    return name;
  }

  public Thread.State getThreadState() {
    return state;
  }

  // How often and how long it has stood before monitors and waited is not counted.
  public long getBlockedTime() {
    return contentionTime;
  }

  public long getBlockedCount() {
    return 0;
  }

  public long getWaitedTime() {
    return contentionTime;
  }

  public long getWaitedCount() {
    return 0;
  }

  public LockInfo getLockInfo() {
    return lock;
  }

  public String getLockName() {
    return lock == null ? null : lock.toString();
  }

  public long getLockOwnerId() {
    return ownerId;
  }

  public String getLockOwnerName() {
    return ownerName;
  }

  public StackTraceElement[] getStackTrace() {
    return stack.clone();
  }

  // Empty if they have not been asked for.
  public MonitorInfo[] getLockedMonitors() {
    return monitors.clone();
  }

  public LockInfo[] getLockedSynchronizers() {
    return synchronizers.clone();
  }

  public boolean isSuspended() {
    return false;
  }

  public boolean isInNative() {
    return stack.length > 0 && stack[0].isNativeMethod();
  }

  public boolean isDaemon() {
    return daemon;
  }

  public int getPriority() {
    return priority;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append('"').append(name).append('"').append(daemon ? " daemon" : "").append(" prio=").append(priority);
    text.append(" Id=").append(id).append(' ').append(state);
    if (lock != null) text.append(" on ").append(lock);
    if (ownerName != null) text.append(" owned by \"").append(ownerName).append("\" Id=").append(ownerId);
    if (isInNative()) text.append(" (in native)");
    text.append('\n');
    for (int i = 0; i < stack.length && i < SHOWN_FRAMES; i++) {
      text.append("\tat ").append(stack[i]).append('\n');
      if (i == 0 && lock != null && state == Thread.State.BLOCKED) {
        text.append("\t-  blocked on ").append(lock).append('\n');
      }
      if (i == 0 && lock != null && (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING)) {
        text.append("\t-  waiting on ").append(lock).append('\n');
      }
      for (MonitorInfo m : monitors) {
        if (m.getLockedStackDepth() == i) text.append("\t-  locked ").append(m).append('\n');
      }
    }
    if (stack.length > SHOWN_FRAMES) text.append("\t...\n");
    if (synchronizers.length > 0) {
      text.append("\n\tNumber of locked synchronizers = ").append(synchronizers.length).append('\n');
      for (LockInfo s : synchronizers) text.append("\t- ").append(s).append('\n');
    }
    return text.append('\n').toString();
  }
}
