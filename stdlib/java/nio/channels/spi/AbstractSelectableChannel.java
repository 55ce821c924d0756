// What selectable channels have in common.
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectableChannel;

public abstract class AbstractSelectableChannel extends SelectableChannel {
  private final Object modes = new Object();
  private volatile boolean nonBlocking;

  protected AbstractSelectableChannel() {}

  @Override
  public final boolean isRegistered() {
    return false;
  }

  @Override
  public final boolean isBlocking() {
    return !nonBlocking;
  }

  @Override
  public final Object blockingLock() {
    return modes;
  }

  @Override
  public final SelectableChannel configureBlocking(boolean block) throws IOException {
    synchronized (modes) {
      if (!isOpen()) throw new ClosedChannelException();
      if (block == nonBlocking) {
        implConfigureBlocking(block);
        nonBlocking = !block;
      }
    }
    return this;
  }

  protected abstract void implConfigureBlocking(boolean block) throws IOException;

  @Override
  protected final void implCloseChannel() throws IOException {
    implCloseSelectableChannel();
  }

  protected abstract void implCloseSelectableChannel() throws IOException;
}
