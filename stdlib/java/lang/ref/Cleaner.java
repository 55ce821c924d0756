// Runs actions when objects are gone, on a daemon thread of its own.
package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

public final class Cleaner {
  private static int created;  // guarded by the class

  private final Registry registry = new Registry();

  public interface Cleanable {
    // Runs the action, unless it has run.
    void clean();
  }

  private Cleaner() {}

  public static Cleaner create() {
    Cleaner cleaner = new Cleaner();
    cleaner.start(new Thread(cleaner.registry, "Cleaner-" + nextNumber()));
    return cleaner;
  }

  public static Cleaner create(ThreadFactory threadFactory) {
    Objects.requireNonNull(threadFactory, "threadFactory");
    Cleaner cleaner = new Cleaner();
    cleaner.start(threadFactory.newThread(cleaner.registry));
    return cleaner;
  }

  private static synchronized int nextNumber() {
    return created++;
  }

  private void start(Thread thread) {
    // The registry lives as long as the cleaner; then its thread ends when the last action has run.
    new Action(this, registry, () -> {});
    thread.setDaemon(true);
    thread.start();
  }

  public Cleanable register(Object obj, Runnable action) {
    Objects.requireNonNull(obj, "obj");
    Objects.requireNonNull(action, "action");
    return new Action(obj, registry, action);
  }

  // What the thread knows; not the Cleaner.
  private static final class Registry implements Runnable {
    final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    private Action first;  // of all that have not run; guarded by this

    synchronized void add(Action a) {
      a.following = first;
      if (first != null) first.previous = a;
      first = a;
    }

    // False: it is not among them any more.
    synchronized boolean remove(Action a) {
      if (a.previous == null && first != a) return false;
      if (a.previous != null) a.previous.following = a.following; else first = a.following;
      if (a.following != null) a.following.previous = a.previous;
      a.previous = a.following = null;
      return true;
    }

    synchronized boolean isEmpty() {
      return first == null;
    }

    @Override
    public void run() {
      while (!isEmpty()) {
        try {
          ((Cleanable) queue.remove()).clean();
        } catch (Throwable e) {
          // An action's failure, or an interrupt, is nobody's business.
        }
      }
    }
  }

  private static final class Action extends PhantomReference<Object> implements Cleanable {
    private final Registry registry;
    private final Runnable action;
    Action previous, following;

    Action(Object obj, Registry registry, Runnable action) {
      super(obj, registry.queue);
      this.registry = registry;
      this.action = action;
      registry.add(this);
      Reference.reachabilityFence(obj);
    }

    @Override
    public void clean() {
      if (!registry.remove(this)) return;
      super.clear();
      action.run();
    }

    @Override
    public void clear() {
      if (registry.remove(this)) super.clear();
    }
  }
}
