// The running VM.
package java.lang;

public class Runtime {
  private static final Runtime CURRENT = new Runtime();

  private static Thread[] hooks;  // null: there is none. The VM looks
  private static boolean exiting;

  // Held by the thread that shuts the program down, until the end: whoever else calls exit waits for ever, as at the
  // monitor of OpenJDK's java.lang.Shutdown. So does a hook that calls it, for whose end the first one waits. halt
  // does not wait.
  private static final class Shutdown {}

  private static final Shutdown SHUTDOWN = new Shutdown();

  private Runtime() {}

  public static Runtime getRuntime() {
    return CURRENT;
  }

  // The same on every machine.
  public int availableProcessors() {
    return 4;
  }

  public native long freeMemory();

  public native long totalMemory();

  public native long maxMemory();

  public native void gc();

  public void runFinalization() {
    awaitFinalizers0();
  }

  // Returns when no object that the collector has found waits for its finalizer, and none is running.
  private static native void awaitFinalizers0();

  // Runs the shutdown hooks, then ends the program. Does not return.
  public void exit(int status) {
    synchronized (SHUTDOWN) {
      startAndJoinHooks();
      halt0(status);
    }
  }

  public void halt(int status) {
    halt0(status);
  }

  private static native void halt0(int status);

  public synchronized void addShutdownHook(Thread hook) {
    if (exiting) throw new IllegalStateException("Shutdown in progress");
    int n = hooks == null ? 0 : hooks.length;
    for (int i = 0; i < n; i++) {
      if (hooks[i] == hook) throw new IllegalArgumentException("Hook previously registered");
    }
    if (hook.isAlive()) throw new IllegalArgumentException("Hook already running");
    Thread[] more = new Thread[n + 1];
    if (n > 0) System.arraycopy(hooks, 0, more, 0, n);
    more[n] = hook;
    hooks = more;
  }

  public synchronized boolean removeShutdownHook(Thread hook) {
    if (exiting) throw new IllegalStateException("Shutdown in progress");
    if (hook == null) throw new NullPointerException();
    int n = hooks == null ? 0 : hooks.length;
    for (int i = 0; i < n; i++) {
      if (hooks[i] == hook) {
        Thread[] fewer = new Thread[n - 1];
        System.arraycopy(hooks, 0, fewer, 0, i);
        System.arraycopy(hooks, i + 1, fewer, i, n - 1 - i);
        hooks = n == 1 ? null : fewer;
        return true;
      }
    }
    return false;
  }

  // The VM calls it when the last user thread is about to die and there are hooks.
  private static void runHooks() {
    synchronized (SHUTDOWN) {
      startAndJoinHooks();
    }
  }

  // Starts the hooks, the first time it is called, and waits for their ends.
  private static void startAndJoinHooks() {
    Thread[] all;
    synchronized (CURRENT) {
      if (exiting) return;
      exiting = true;
      if (hooks == null) return;
      all = hooks.clone();
      hooks = null;
    }
    for (Thread hook : all) hook.start();
    for (Thread hook : all) {
      while (true) {
        try {
          hook.join();
          break;
        } catch (InterruptedException e) {
          // The hooks must end all the same.
        }
      }
    }
  }
}
