// A thread of control.
//
// The object of the main thread is made by the VM without a constructor, so zero in a field means
// "as usual"; the VM sets `name`. A thread is started by start0 and ends with its run method; the VM
// then does what notifyAll on this object would do.
package java.lang;

import heddle.PoolBody;
import heddle.VM;
import heddle.Verify;
import java.util.HashMap;
import java.util.Map;

public class Thread implements Runnable {
  public static final int MIN_PRIORITY = 1;
  public static final int NORM_PRIORITY = 5;
  public static final int MAX_PRIORITY = 10;

  private static volatile UncaughtExceptionHandler defaultUncaughtExceptionHandler;
  // Counters, and whether anybody has looked at what they gave (tester/hidden_state.h).
  private static int lastNumber;
  private static int lastId;
  private static boolean nameAsked;
  private static boolean idAsked;
  private static boolean closesChannels;  // there are channels that an interrupt closes; set before anybody uses one

  private String name;
  private boolean daemon;
  private int priority;  // 0: NORM_PRIORITY
  private int vmThread;  // for the VM only
  private int id;        // 0: the main thread
  private Runnable target;  // (heddle.TaskBody: for interp/task_threads.h)
  private ThreadGroup group;  // null: the main group
  private volatile UncaughtExceptionHandler uncaughtExceptionHandler;  // the VM sets it to null when the thread dies
  // Values of thread-locals: keys and values in turn, the first localsUsed of them.
  private Object[] locals;
  private int localsUsed;
  private ClassLoader contextClassLoader;  // null: the one that there is
  private Object parkBlocker;  // what it is parked for (LockSupport)
  private volatile Runnable closing;  // closes the channel in whose operation this thread is; null: it is in none

  public enum State {
    NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
  }

  @FunctionalInterface
  public interface UncaughtExceptionHandler {
    void uncaughtException(Thread t, Throwable e);
  }

  public Thread() {
    this(null, null, nextName());
  }

  public Thread(Runnable target) {
    this(null, target, nextName());
  }

  public Thread(ThreadGroup group, Runnable target) {
    this(group, target, nextName());
  }

  public Thread(String name) {
    this(null, null, name);
  }

  public Thread(ThreadGroup group, String name) {
    this(group, null, name);
  }

  public Thread(Runnable target, String name) {
    this(null, target, name);
  }

  public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
    this(group, target, name);
  }

  public Thread(ThreadGroup group, Runnable target, String name) {
    this(group, target, name, true);
  }

  public Thread(ThreadGroup group, Runnable target, String name, long stackSize, boolean inheritThreadLocals) {
    this(group, target, name, inheritThreadLocals);
  }

  private Thread(ThreadGroup group, Runnable target, String name, boolean inherits) {
    if (name == null) throw new NullPointerException("name cannot be null");
    Thread parent = currentThread();
    this.name = name;
    if (group == null) group = parent.group;
    if (group != null) group.addUnstarted();
    this.group = group;
    this.target = target;
    if (target instanceof PoolBody) {
      daemon = ((PoolBody) target).daemon;
      id = nextId();
      return;
    }
    daemon = parent.isDaemon();
    priority = parent.getPriority();
    if (group != null && priority > group.getMaxPriority()) priority = group.getMaxPriority();
    id = nextId();
    contextClassLoader = parent.contextClassLoader;
    if (inherits && parent.locals != null) inheritLocals(parent);
  }

  private static String nextName() {
    if (!VM.shared("java.lang.Thread.lastNumber")) return "Thread-" + lastNumber++;
    synchronized (Thread.class) {
      return "Thread-" + lastNumber++;
    }
  }

  // 16 is what OpenJDK 17 gives to the first thread of a program, as a rule.
  private static int nextId() {
    if (!VM.shared("java.lang.Thread.lastId")) return 16 + lastId++;
    synchronized (Thread.class) {
      return 16 + lastId++;
    }
  }

  // How many threads have been made, with the main thread: for java.lang.management.
  public static int $made() {
    if (!idAsked) idAsked = true;
    if (!VM.shared("java.lang.Thread.lastId")) return 1 + lastId;
    synchronized (Thread.class) {
      return 1 + lastId;
    }
  }

  public ClassLoader getContextClassLoader() {
    return contextClassLoader == null ? ClassLoader.getSystemClassLoader() : contextClassLoader;
  }

  // It is told to whoever asks; classes are found by the one loader that there is.
  public void setContextClassLoader(ClassLoader cl) {
    contextClassLoader = cl;
  }

  public static native Thread currentThread();

  public static native void yield();

  public static native boolean holdsLock(Object obj);

  private native void start0();

  // Waits for the end of this thread without using its monitor.
  private native void join0() throws InterruptedException;

  public final native boolean isAlive();

  private native int state0();

  private native void interrupt0();

  // Of this thread; and clears the flag if asked to.
  private native boolean interrupted0(boolean clear);

  private static native void sleep0(long nanos) throws InterruptedException;

  public void start() {
    ThreadGroup own = group;
    if (own != null) own.beforeStart();
    start0();
    if (own != null) own.afterStart();
  }

  @Override
  public void run() {
    Runnable body = target;
    if (body != null) body.run();
  }

  public static void sleep(long millis) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    sleep0(millis > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : millis * 1000000);
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    sleep0(millis > Long.MAX_VALUE / 1000000 - 1 ? Long.MAX_VALUE : millis * 1000000 + nanos);
  }

  public static void onSpinWait() {
    Thread.yield();
  }

  public final void join() throws InterruptedException {
    if (VM.fullJoin()) {
      join(0);
    } else {
      join0();
    }
  }

  public final synchronized void join(long millis) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (millis == 0) {
      while (isAlive()) wait(0);
      return;
    }
    if (!isAlive()) return;
    long start = System.nanoTime();
    long delay = millis;
    do {
      wait(delay);
      delay = millis - (System.nanoTime() - start) / 1000000;
    } while (isAlive() && delay > 0);
  }

  public final synchronized void join(long millis, int nanos) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    join(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
  }

  public void interrupt() {
    interrupt0();
    if (closesChannels) closeChannel();
  }

  // The flag is set first: who says later that he is in an operation of a channel looks at the flag himself.
  private void closeChannel() {
    Runnable channel = closing;
    if (channel != null) channel.run();
  }

  // For the channels that an interrupt closes (java.nio.channels.spi). That there are such.
  public static void $closesChannels() {
    closesChannels = true;
  }

  // From now on an interrupt of this thread runs that; null: nothing.
  public void $closing(Runnable channel) {
    closing = channel;
  }

  public static boolean interrupted() {
    return currentThread().interrupted0(true);
  }

  public boolean isInterrupted() {
    return interrupted0(false);
  }

  public final void setPriority(int newPriority) {
    if (newPriority > MAX_PRIORITY || newPriority < MIN_PRIORITY) {
      throw new IllegalArgumentException();
    }
    if (group != null && newPriority > group.getMaxPriority()) newPriority = group.getMaxPriority();
    priority = newPriority;
  }

  public final int getPriority() {
    return priority == 0 ? NORM_PRIORITY : priority;
  }

  // --- for java.util.concurrent.locks.LockSupport

  public final Object $parkBlocker() {
    return parkBlocker;
  }

  public final void $setParkBlocker(Object blocker) {
    parkBlocker = blocker;
  }

  public final synchronized void setName(String name) {
    if (name == null) throw new NullPointerException("name cannot be null");
    this.name = name;
  }

  public final String getName() {
    return VM.askName(this, name);
  }

  // For messages that only people read: nobody has asked for it.
  String nameInMessages() {
    return name;
  }

  public final ThreadGroup getThreadGroup() {
    if (this != currentThread() && getState() == State.TERMINATED) return null;
    return group == null ? ThreadGroup.MAIN : group;
  }

  public final void setDaemon(boolean on) {
    if (isAlive()) throw new IllegalThreadStateException();
    daemon = on;
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public long getId() {
    if (!idAsked && !VM.isOnlyPrinted()) idAsked = true;
    return id == 0 ? 1 : id;
  }

  public State getState() {
    return State.values()[state0()];
  }

  public static int activeCount() {
    return activeCount0();
  }

  private static native int activeCount0();

  public static int enumerate(Thread[] target) {
    return enumerate0(target);
  }

  private static native int enumerate0(Thread[] target);

  // Where the thread is, innermost frame first; empty for one that has not been started, and for one that is dead.
  public StackTraceElement[] getStackTrace() {
    if (this == currentThread()) return new Exception().getStackTrace();
    return trace(backtrace0());
  }

  // Whoever has been started, and has not run anything yet, is on OpenJDK not in its first method yet, or is.
  private static StackTraceElement[] trace(long[] backtrace) {
    boolean atBegin = backtrace != null && backtrace.length == 1 && (int) backtrace[0] == 0;
    if (atBegin && VM.exploring() && Verify.choose(2) == 1) return new StackTraceElement[0];
    return StackTraceElement.decode(backtrace);
  }

  // (method id << 32 | pc) of each frame of this thread; null if it is not alive.
  private native long[] backtrace0();

  // Of all threads that are alive, at different moments: OpenJDK stops them all at once.
  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    Thread[] all = new Thread[activeCount0()];
    int n = enumerate0(all);
    Map<Thread, StackTraceElement[]> traces = new HashMap<>();
    for (int i = 0; i < n; i++) {
      Thread t = all[i];
      if (t == currentThread()) {
        traces.put(t, new Exception().getStackTrace());
        continue;
      }
      long[] backtrace = t.backtrace0();
      if (backtrace != null) traces.put(t, trace(backtrace));
    }
    return traces;
  }

  public static void dumpStack() {
    new Exception("Stack trace").printStackTrace();
  }

  @Deprecated
  public final void stop() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public final void suspend() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public final void resume() {
    throw new UnsupportedOperationException();
  }

  public final void checkAccess() {}

  @Override
  public String toString() {
    ThreadGroup g = getThreadGroup();
    return "Thread[" + getName() + "," + getPriority() + "," + (g == null ? "" : g.getName()) + "]";
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  // --- uncaught exceptions

  public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
    defaultUncaughtExceptionHandler = eh;
  }

  public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
    return defaultUncaughtExceptionHandler;
  }

  public UncaughtExceptionHandler getUncaughtExceptionHandler() {
    UncaughtExceptionHandler own = uncaughtExceptionHandler;
    return own != null ? own : getThreadGroup();
  }

  public void setUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
    uncaughtExceptionHandler = eh;
  }

  // The VM calls it, in this thread, when an exception has left the run method, with this thread's own handler and the
  // default one as they are then.
  private void dispatchUncaught(
      Throwable e, UncaughtExceptionHandler own, UncaughtExceptionHandler byDefault) {
    if (own != null) {
      own.uncaughtException(this, e);
    } else if (group != null && group.overridesHandling()) {
      group.uncaughtException(this, e);
    } else if (byDefault != null) {
      byDefault.uncaughtException(this, e);
    } else {
      ThreadGroup.report(this, e);
    }
  }

  // --- thread-locals, for ThreadLocal

  private int indexOfLocal(ThreadLocal<?> key) {
    for (int i = 0; i < localsUsed; i += 2) {
      if (locals[i] == key) return i;
    }
    return -1;
  }

  boolean hasLocal(ThreadLocal<?> key) {
    return indexOfLocal(key) >= 0;
  }

  Object getLocal(ThreadLocal<?> key) {
    int i = indexOfLocal(key);
    return i < 0 ? null : locals[i + 1];
  }

  void setLocal(ThreadLocal<?> key, Object value) {
    int i = indexOfLocal(key);
    if (i < 0) {
      i = localsUsed;
      if (locals == null) {
        locals = new Object[8];
      } else if (i == locals.length) {
        Object[] larger = new Object[i * 2];
        System.arraycopy(locals, 0, larger, 0, i);
        locals = larger;
      }
      locals[i] = key;
      localsUsed = i + 2;
    }
    locals[i + 1] = value;
  }

  void removeLocal(ThreadLocal<?> key) {
    int i = indexOfLocal(key);
    if (i < 0) return;
    localsUsed -= 2;
    locals[i] = locals[localsUsed];
    locals[i + 1] = locals[localsUsed + 1];
    locals[localsUsed] = null;
    locals[localsUsed + 1] = null;
    if (localsUsed == 0 && VM.exploring()) locals = null;  // the state that it was
  }

  private void inheritLocals(Thread parent) {
    for (int i = 0; i < parent.localsUsed; i += 2) {
      if (parent.locals[i] instanceof InheritableThreadLocal) {
        InheritableThreadLocal<?> key = (InheritableThreadLocal<?>) parent.locals[i];
        setLocal(key, key.childValue0(parent.locals[i + 1]));
      }
    }
  }
}
