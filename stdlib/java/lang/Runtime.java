// The running VM.
package java.lang;

public class Runtime {
  private static final Runtime CURRENT = new Runtime();

  private Thread[] hooks = new Thread[0];
  private boolean exiting;

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

  public void runFinalization() {}

  // Runs the shutdown hooks, then ends the program. Does not return.
  public void exit(int status) {
    runHooks();
    halt0(status);
  }

  public void halt(int status) {
    halt0(status);
  }

  private static native void halt0(int status);

  public synchronized void addShutdownHook(Thread hook) {
    if (exiting) throw new IllegalStateException("Shutdown in progress");
    for (Thread other : hooks) {
      if (other == hook) throw new IllegalArgumentException("Hook previously registered");
    }
    if (hook.isAlive()) throw new IllegalArgumentException("Hook already running");
    int n = hooks.length;
    Thread[] more = new Thread[n + 1];
    System.arraycopy(hooks, 0, more, 0, n);
    more[n] = hook;
    hooks = more;
  }

  public synchronized boolean removeShutdownHook(Thread hook) {
    if (exiting) throw new IllegalStateException("Shutdown in progress");
    if (hook == null) throw new NullPointerException();
    for (int i = 0; i < hooks.length; i++) {
      if (hooks[i] == hook) {
        Thread[] fewer = new Thread[hooks.length - 1];
        System.arraycopy(hooks, 0, fewer, 0, i);
        System.arraycopy(hooks, i + 1, fewer, i, fewer.length - i);
        hooks = fewer;
        return true;
      }
    }
    return false;
  }

  // Starts the hooks, the first time it is called, and waits for their ends. The VM calls it, too,
  // when the last user thread has died.
  private void runHooks() {
    if (hooks.length == 0) return;
    synchronized (this) {
      if (exiting) return;
      exiting = true;
    }
    for (Thread hook : hooks) hook.start();
    for (Thread hook : hooks) {
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
