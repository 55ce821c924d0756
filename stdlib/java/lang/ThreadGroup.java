// A named set of threads. Groups form a tree.
//
// Threads do not tell their group when they die: whether a daemon group has been left by its last thread, which destroys
// it, is found out when somebody looks at it (settle()).
package java.lang;

import java.io.PrintStream;

public class ThreadGroup implements Thread.UncaughtExceptionHandler {
  private static final ThreadGroup SYSTEM = new ThreadGroup();
  static final ThreadGroup MAIN = new ThreadGroup(SYSTEM, "main");

  private final ThreadGroup parent;
  private final String name;
  private int maxPriority = Thread.MAX_PRIORITY;
  private volatile boolean daemon;
  private volatile boolean destroyed;
  // The rest under the monitor of SYSTEM.
  private ThreadGroup[] groups;  // below this one; null: none
  private int groupCount;
  private int unstarted;  // threads made for this group that have not been started
  private boolean left;  // a thread or a group that was in here may be gone since this group became a daemon

  private ThreadGroup() {
    parent = null;
    name = "system";
  }

  public ThreadGroup(String name) {
    this(Thread.currentThread().getThreadGroup(), name);
  }

  public ThreadGroup(ThreadGroup parent, String name) {
    this.name = name;
    this.parent = parent;
    maxPriority = parent.maxPriority;
    daemon = parent.daemon;
    parent.add(this);
  }

  private void add(ThreadGroup g) {
    synchronized (SYSTEM) {
      refuseIfDestroyed();
      if (groups == null) {
        groups = new ThreadGroup[4];
      } else if (groupCount == groups.length) {
        ThreadGroup[] more = new ThreadGroup[2 * groupCount];
        System.arraycopy(groups, 0, more, 0, groupCount);
        groups = more;
      }
      groups[groupCount++] = g;
    }
  }

  private void remove(ThreadGroup g) {
    synchronized (SYSTEM) {
      left = true;
      for (int i = 0; i < groupCount; i++) {
        if (groups[i] != g) continue;
        System.arraycopy(groups, i + 1, groups, i, --groupCount - i);
        groups[groupCount] = null;
        return;
      }
    }
  }

  private ThreadGroup[] below() {
    synchronized (SYSTEM) {
      for (int i = groupCount - 1; i >= 0; i--) groups[i].settle();
      ThreadGroup[] result = new ThreadGroup[groupCount];
      if (groupCount > 0) System.arraycopy(groups, 0, result, 0, groupCount);
      return result;
    }
  }

  private void refuseIfDestroyed() {
    if (isDestroyed()) throw new IllegalThreadStateException();
  }

  // A thread has been made for this group.
  void addUnstarted() {
    if (this == MAIN) return;  // nobody destroys it
    synchronized (SYSTEM) {
      refuseIfDestroyed();
      unstarted++;
    }
  }

  // In a group that has been destroyed no thread can be started.
  void beforeStart() {
    if (this == MAIN) return;
    synchronized (SYSTEM) {
      refuseIfDestroyed();
    }
  }

  void afterStart() {
    if (this == MAIN) return;
    synchronized (SYSTEM) {
      unstarted--;
      left = true;
    }
  }

  // Destroys this group if it is a daemon, and its last thread or the last group below it is gone.
  private void settle() {
    if (!daemon || destroyed || parent == null) return;
    synchronized (SYSTEM) {
      below();
      if (destroyed || !left || groupCount > 0 || unstarted > 0 || members(false).length > 0) return;
      destroyed = true;
      parent.remove(this);
    }
  }

  public final String getName() {
    return name;
  }

  public final ThreadGroup getParent() {
    return parent;
  }

  public final int getMaxPriority() {
    return maxPriority;
  }

  public final void setMaxPriority(int pri) {
    if (pri < Thread.MIN_PRIORITY || pri > Thread.MAX_PRIORITY) return;
    maxPriority = parent == null || pri < parent.maxPriority ? pri : parent.maxPriority;
    for (ThreadGroup each : below()) each.setMaxPriority(pri);
  }

  @Deprecated
  public final boolean isDaemon() {
    return daemon;
  }

  @Deprecated
  public final void setDaemon(boolean daemon) {
    synchronized (SYSTEM) {
      // Of a group that is empty already nobody is the last to leave.
      if (daemon && !this.daemon) left = members(false).length > 0;
      this.daemon = daemon;
    }
  }

  public final boolean parentOf(ThreadGroup g) {
    for (; g != null; g = g.parent) {
      if (g == this) return true;
    }
    return false;
  }

  private Thread[] members() {
    return members(true);
  }

  // `recurse`: also those of the groups below.
  private Thread[] members(boolean recurse) {
    Thread[] all = new Thread[Thread.activeCount()];
    int n = Thread.enumerate(all);
    int used = 0;
    for (int i = 0; i < n; i++) {
      ThreadGroup of = all[i].getThreadGroup();
      if (recurse ? parentOf(of) : of == this) all[used++] = all[i];
    }
    Thread[] result = new Thread[used];
    System.arraycopy(all, 0, result, 0, used);
    return result;
  }

  public int activeCount() {
    return members().length;
  }

  public int enumerate(Thread[] list) {
    return enumerate(list, true);
  }

  public int enumerate(Thread[] list, boolean recurse) {
    Thread[] members = members(recurse);
    int n = members.length < list.length ? members.length : list.length;
    System.arraycopy(members, 0, list, 0, n);
    return n;
  }

  public int activeGroupCount() {
    int count = 0;
    for (ThreadGroup each : below()) count += 1 + each.activeGroupCount();
    return count;
  }

  public int enumerate(ThreadGroup[] list) {
    return enumerate(list, true);
  }

  public int enumerate(ThreadGroup[] list, boolean recurse) {
    return enumerate(list, 0, recurse);
  }

  // Each list of groups, and behind it those of each of these.
  private int enumerate(ThreadGroup[] list, int n, boolean recurse) {
    ThreadGroup[] below = below();
    for (int i = 0; i < below.length && n < list.length; i++) list[n++] = below[i];
    if (!recurse) return n;
    for (ThreadGroup each : below) n = each.enumerate(list, n, true);
    return n;
  }

  public final void interrupt() {
    for (Thread thread : members()) thread.interrupt();
  }

  @Deprecated
  public final void destroy() {
    if (isDestroyed() || activeCount() > 0) throw new IllegalThreadStateException();
    boolean goes = parent != null;
    if (goes) destroyed = true;
    for (ThreadGroup each : below()) each.destroy();
    if (goes) parent.remove(this);
  }

  @Deprecated
  public boolean isDestroyed() {
    settle();
    return destroyed;
  }

  public void list() {
    list(System.out, "");
  }

  private void list(PrintStream out, String indent) {
    out.println(indent + this);
    String further = indent + "    ";
    for (Thread thread : members(false)) out.println(further + thread);
    for (ThreadGroup each : below()) each.list(out, further);
  }

  @Override
  public void uncaughtException(Thread t, Throwable e) {
    if (parent != null) {
      parent.uncaughtException(t, e);
      return;
    }
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    if (handler != null) {
      handler.uncaughtException(t, e);
    } else {
      report(t, e);
    }
  }

  // What becomes of an exception that no handler takes.
  static void report(Thread t, Throwable e) {
    if (e instanceof ThreadDeath) return;
    String name = System.err == System.standardError ? t.nameInMessages() : t.getName();
    System.err.print(e.stackTraceText("Exception in thread \"" + name + "\" "));
  }

  // Whether this group or one above it may do something of its own in uncaughtException.
  boolean overridesHandling() {
    for (ThreadGroup g = this; g != null; g = g.parent) {
      if (g.getClass() != ThreadGroup.class) return true;
    }
    return false;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
  }
}
