// What selectable channels have in common.
package java.nio.channels.spi;

import heddle.Watchers;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.Objects;

public abstract class AbstractSelectableChannel extends SelectableChannel {
  static {
    Thread.$closesChannels();
  }

  private final Object modes = new Object();
  private volatile boolean nonBlocking;
  private final ArrayList<SelectionKey> keys = new ArrayList<>();  // guarded by `modes`
  private Watchers watchers;                                       // likewise; null: it has never been registered

  private final SelectorProvider provider;

  protected AbstractSelectableChannel(SelectorProvider provider) {
    this.provider = provider;
  }

  @Override
  public final SelectorProvider provider() {
    return provider;
  }

  @Override
  public final boolean isRegistered() {
    synchronized (modes) {
      return !keys.isEmpty();
    }
  }

  @Override
  public final SelectionKey keyFor(Selector sel) {
    synchronized (modes) {
      for (SelectionKey key : keys) {
        if (key.selector() == sel) return key;
      }
      return null;
    }
  }

  @Override
  public final SelectionKey register(Selector sel, int ops, Object att) throws ClosedChannelException {
    Objects.requireNonNull(sel);
    if ((ops & ~validOps()) != 0) throw new IllegalArgumentException();
    synchronized (modes) {
      if (!isOpen()) throw new ClosedChannelException();
      if (isBlocking()) throw new IllegalBlockingModeException();
      SelectionKey key = keyFor(sel);
      if (key != null) {
        key.attach(att);
        return key.interestOps(ops);
      }
      key = sel.$register(this, ops, att);
      keys.add(key);
      return key;
    }
  }

  // --- for selectors

  // Told when the channel may have become ready.
  public final Watchers $watchers() {
    synchronized (modes) {
      if (watchers == null) {
        watchers = new Watchers();
        $watch(watchers);
      }
      return watchers;
    }
  }

  public final void $deregister(SelectionKey key) {
    synchronized (modes) {
      keys.remove(key);
    }
  }

  // For which of these operations it is ready now. Channels of the program's own are never ready.
  public int $ready(int ops) {
    return 0;
  }

  protected void $watch(Watchers watchers) {}

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
        for (SelectionKey key : keys) {
          if (block && key.isValid()) throw new IllegalBlockingModeException();
        }
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
    SelectionKey[] all;
    synchronized (modes) {
      all = keys.toArray(new SelectionKey[0]);
    }
    for (SelectionKey key : all) key.cancel();
  }

  protected abstract void implCloseSelectableChannel() throws IOException;
}
