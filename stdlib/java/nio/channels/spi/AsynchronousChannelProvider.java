// Makes asynchronous channels. There is one, which `open` of these classes stands for.
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;

public abstract class AsynchronousChannelProvider {
  protected AsynchronousChannelProvider() {}

  private static final class Own {
    static final AsynchronousChannelProvider PROVIDER = new AsynchronousChannelProvider() {
      @Override
      public AsynchronousChannelGroup openAsynchronousChannelGroup(int nThreads, ThreadFactory threadFactory) throws IOException {
        return AsynchronousChannelGroup.withFixedThreadPool(nThreads, threadFactory);
      }

      @Override
      public AsynchronousChannelGroup openAsynchronousChannelGroup(ExecutorService executor, int initialSize) throws IOException {
        return AsynchronousChannelGroup.withCachedThreadPool(executor, initialSize);
      }

      @Override
      public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(AsynchronousChannelGroup group) throws IOException {
        return AsynchronousServerSocketChannel.open(group);
      }

      @Override
      public AsynchronousSocketChannel openAsynchronousSocketChannel(AsynchronousChannelGroup group) throws IOException {
        return AsynchronousSocketChannel.open(group);
      }
    };
  }

  public static AsynchronousChannelProvider provider() {
    return Own.PROVIDER;
  }

  public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(int nThreads, ThreadFactory threadFactory) throws IOException;

  public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(ExecutorService executor, int initialSize) throws IOException;

  public abstract AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(AsynchronousChannelGroup group) throws IOException;

  public abstract AsynchronousSocketChannel openAsynchronousSocketChannel(AsynchronousChannelGroup group) throws IOException;
}
