// The threads that run the handlers of a group of channels.
package java.nio.channels;

import java.io.IOException;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

public abstract class AsynchronousChannelGroup {
  private final AsynchronousChannelProvider provider;

  protected AsynchronousChannelGroup(AsynchronousChannelProvider provider) {
    this.provider = provider;
  }

  public final AsynchronousChannelProvider provider() {
    return provider;
  }

  public static AsynchronousChannelGroup withFixedThreadPool(int nThreads, ThreadFactory threadFactory) throws IOException {
    return LoopbackGroup.ofThreads(nThreads, threadFactory);
  }

  public static AsynchronousChannelGroup withCachedThreadPool(ExecutorService executor, int initialSize) throws IOException {
    return LoopbackGroup.of(Objects.requireNonNull(executor));
  }

  public static AsynchronousChannelGroup withThreadPool(ExecutorService executor) throws IOException {
    return LoopbackGroup.of(Objects.requireNonNull(executor));
  }

  public abstract boolean isShutdown();

  public abstract boolean isTerminated();

  public abstract void shutdown();

  public abstract void shutdownNow() throws IOException;

  public abstract boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException;
}
