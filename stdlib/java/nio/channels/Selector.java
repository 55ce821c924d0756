// Waits until one of several channels is ready.
package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;
import java.util.function.Consumer;

public abstract class Selector implements Closeable {
  protected Selector() {}

  public static Selector open() throws IOException {
    return new LoopbackSelector();
  }

  public abstract SelectorProvider provider();

  public abstract boolean isOpen();

  public abstract Set<SelectionKey> keys();

  public abstract Set<SelectionKey> selectedKeys();

  public abstract int selectNow() throws IOException;

  public abstract int select(long timeout) throws IOException;

  public abstract int select() throws IOException;

  public abstract int select(Consumer<SelectionKey> action, long timeout) throws IOException;

  public abstract int select(Consumer<SelectionKey> action) throws IOException;

  public abstract int selectNow(Consumer<SelectionKey> action) throws IOException;

  public abstract Selector wakeup();

  @Override
  public abstract void close() throws IOException;

  // For the channel, which calls it once for each selector.
  public abstract SelectionKey $register(AbstractSelectableChannel channel, int ops, Object attachment);
}
