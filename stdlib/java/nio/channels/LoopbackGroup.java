// A group as OpenJDK has it on Linux. One with a fixed number of threads sees to events and runs handlers in these; another one
// has a thread of its own for events and leaves handlers to the executor of the program. A read or write that can be performed at
// once is performed by the thread that begins it, unless it has a handler and the group is a fixed one that the thread does not
// belong to; a connection that is there is always accepted at once.
package java.nio.channels;

import java.io.IOException;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

final class LoopbackGroup extends AsynchronousChannelGroup {
  private static final int MOST_CALLS = 16;  // of handlers within each other

  // The group whose handler this thread runs, and how many it runs.
  private static final class Place {
    final LoopbackGroup group;
    int calls;

    Place(LoopbackGroup group) {
      this.group = group;
    }
  }

  private static final ThreadLocal<Place> place = new ThreadLocal<>();

  private static final class Default {
    static final LoopbackGroup GROUP = new LoopbackGroup(daemons(), false);
  }

  private final ExecutorService pool;
  private final boolean fixed;
  private ExecutorService events;              // null: nothing has happened yet
  private ScheduledThreadPoolExecutor clock;   // null: there has been no time limit
  private final Set<Channel> channels = new LinkedHashSet<>();
  private boolean shutdown;
  private boolean terminated;

  private LoopbackGroup(ExecutorService pool, boolean fixed) {
    super(AsynchronousChannelProvider.provider());
    this.pool = pool;
    this.fixed = fixed;
    if (fixed) events = pool;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }

  static ExecutorService daemons() {
    return Executors.newCachedThreadPool(LoopbackGroup::daemon);
  }

  static LoopbackGroup ofThreads(int count, ThreadFactory factory) {
    if (count <= 0) throw new IllegalArgumentException("'nThreads' must be > 0");
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(count, factory);
    pool.prestartAllCoreThreads();
    return new LoopbackGroup(pool, true);
  }

  static LoopbackGroup of(ExecutorService executor) {
    return new LoopbackGroup(executor, false);
  }

  // Null: that of all channels that name none.
  static LoopbackGroup of(AsynchronousChannelGroup group) {
    if (group == null) return Default.GROUP;
    if (!(group instanceof LoopbackGroup)) throw new IllegalChannelGroupException();
    return (LoopbackGroup) group;
  }

  boolean isFixed() {
    return fixed;
  }

  // --- handlers

  boolean mayPerformHere() {
    return !fixed || mayCallHere();
  }

  boolean mayCallHere() {
    Place here = place.get();
    return here != null && here.group == this && here.calls < MOST_CALLS;
  }

  void callHere(Runnable call) {
    Place here = place.get();
    here.calls++;
    call.run();
  }

  // A thread of the pool runs it, as one that belongs to this group.
  private Runnable bound(Runnable task) {
    return () -> {
      place.set(new Place(this));
      try {
        task.run();
      } finally {
        place.remove();
      }
    };
  }

  void execute(Runnable call) {
    try {
      pool.execute(bound(call));
    } catch (RejectedExecutionException e) {
      throw new ShutdownChannelGroupException();
    }
  }

  // --- events

  // Something may be possible that an operation of a channel waits for. Called with the monitor of what has changed.
  void dispatch(Runnable event) {
    ExecutorService executor;
    synchronized (this) {
      if (terminated) return;
      if (events == null) events = Executors.newSingleThreadExecutor(LoopbackGroup::daemon);
      executor = events;
    }
    try {
      executor.execute(fixed ? bound(event) : event);
    } catch (RejectedExecutionException e) {
      // The program has shut the pool down: nobody is told any more.
    }
  }

  synchronized ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
    if (clock == null) {
      clock = new ScheduledThreadPoolExecutor(1, LoopbackGroup::daemon);
      clock.setRemoveOnCancelPolicy(true);
    }
    return clock.schedule(task, delay, unit);
  }

  // --- its channels, and its end

  synchronized void add(Channel channel) {
    if (shutdown) throw new ShutdownChannelGroupException();
    channels.add(channel);
  }

  synchronized void remove(Channel channel) {
    channels.remove(channel);
    endIfEmpty();
  }

  private void endIfEmpty() {
    if (!shutdown || terminated || !channels.isEmpty()) return;
    terminated = true;
    pool.shutdown();
    if (events != null) events.shutdown();
    if (clock != null) clock.shutdownNow();
  }

  @Override
  public synchronized boolean isShutdown() {
    return shutdown;
  }

  @Override
  public boolean isTerminated() {
    return pool.isTerminated();
  }

  @Override
  public synchronized void shutdown() {
    shutdown = true;
    endIfEmpty();
  }

  @Override
  public void shutdownNow() throws IOException {
    ArrayList<Channel> open;
    synchronized (this) {
      shutdown = true;
      open = new ArrayList<>(channels);
      endIfEmpty();
    }
    for (Channel each : open) each.close();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return pool.awaitTermination(timeout, unit);
  }
}
