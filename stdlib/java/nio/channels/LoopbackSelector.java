// A selector of channels whose other ends are in the same program. What a selection waits for is what the keys asked for when it
// began: a channel that is registered, or asks for more, while it waits counts from the next one on (wakeup ends this one), as
// on OpenJDK.
package java.nio.channels;

import heddle.VM;
import heddle.Watchers;
import java.io.IOException;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

final class LoopbackSelector extends Selector implements Watchers.Watcher {
  private final Set<SelectionKey> keys = ConcurrentHashMap.newKeySet();
  private final Set<SelectionKey> keysToSee = Collections.unmodifiableSet(keys);
  private final Selected selected = new Selected();
  private boolean selecting;

  // Whoever selects waits here, and then holds no other monitor that those who tell it want. The monitor of all below, and of the
  // keys: a selection looks at everything at once, when it begins and when it ends.
  private final Object signal = new Object();
  private Key[] registered = {};                                // never changed: replaced
  private final ArrayList<Key> cancelled = new ArrayList<>();  // and not forgotten yet
  private boolean news;                                         // some channel's state has changed
  private boolean woken;                                        // by wakeup
  private boolean open = true;

  // Programs remove keys, and add none.
  private static final class Selected extends HashSet<SelectionKey> {
    @Override
    public boolean add(SelectionKey key) {
      throw new UnsupportedOperationException();
    }

    boolean take(SelectionKey key) {
      return super.add(key);
    }
  }

  private final class Key extends SelectionKey {
    final AbstractSelectableChannel channel;
    boolean valid = true;
    int interest;
    int ready;
    int waitsFor;  // of the selection that is under way

    Key(AbstractSelectableChannel channel, int interest) {
      this.channel = channel;
      this.interest = interest;
    }

    private void ensureValid() {
      if (!valid) throw new CancelledKeyException();
    }

    @Override
    public SelectableChannel channel() {
      return channel;
    }

    @Override
    public Selector selector() {
      return LoopbackSelector.this;
    }

    @Override
    public boolean isValid() {
      synchronized (signal) {
        return valid;
      }
    }

    @Override
    public void cancel() {
      synchronized (signal) {
        if (!valid) return;
        valid = false;
        cancelled.add(this);
      }
    }

    @Override
    public int interestOps() {
      synchronized (signal) {
        ensureValid();
        return interest;
      }
    }

    @Override
    public SelectionKey interestOps(int ops) {
      synchronized (signal) {
        ensureValid();
        if ((ops & ~channel.validOps()) != 0) throw new IllegalArgumentException();
        interest = ops;
      }
      return this;
    }

    @Override
    public int readyOps() {
      synchronized (signal) {
        ensureValid();
        return ready;
      }
    }

    @Override
    public String toString() {
      synchronized (signal) {
        return "channel=" + channel + ", selector=" + LoopbackSelector.this + (valid ? ", interestOps=" + interest + ", readyOps=" + ready : ", invalid");
      }
    }
  }

  private void ensureOpen() {
    if (!isOpen()) throw new ClosedSelectorException();
  }

  @Override
  public SelectorProvider provider() {
    return SelectorProvider.provider();
  }

  @Override
  public boolean isOpen() {
    synchronized (signal) {
      return open;
    }
  }

  @Override
  public Set<SelectionKey> keys() {
    ensureOpen();
    return keysToSee;
  }

  @Override
  public Set<SelectionKey> selectedKeys() {
    ensureOpen();
    return selected;
  }

  @Override
  public SelectionKey $register(AbstractSelectableChannel channel, int ops, Object attachment) {
    ensureOpen();
    Key key = new Key(channel, ops);
    key.attach(attachment);
    channel.$watchers().add(this);
    synchronized (signal) {
      if (open) {
        keys.add(key);
        registered = Arrays.copyOf(registered, registered.length + 1);
        registered[registered.length - 1] = key;
        return key;
      }
    }
    channel.$watchers().remove(this);
    throw new ClosedSelectorException();
  }

  // --- selecting

  @Override
  public int selectNow() throws IOException {
    return select(-1, null);
  }

  @Override
  public int select(long timeout) throws IOException {
    if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
    return select(nanoseconds(timeout), null);
  }

  @Override
  public int select() throws IOException {
    return select(0, null);
  }

  @Override
  public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
    Objects.requireNonNull(action);
    if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
    return select(nanoseconds(timeout), action);
  }

  @Override
  public int select(Consumer<SelectionKey> action) throws IOException {
    return select(0, Objects.requireNonNull(action));
  }

  @Override
  public int selectNow(Consumer<SelectionKey> action) throws IOException {
    return select(-1, Objects.requireNonNull(action));
  }

  private static long nanoseconds(long millis) {
    return millis > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : millis * 1000000;
  }

  // `nanos`: how long it waits at most; 0: as long as it takes; -1: not at all.
  private synchronized int select(long nanos, Consumer<SelectionKey> action) throws IOException {
    if (selecting) throw new IllegalStateException("select in progress");
    selecting = true;
    try {
      synchronized (selected) {
        ArrayList<Key> gone = new ArrayList<>();
        Key[] asked = begin(gone);
        forget(gone);
        ArrayList<Key> changed = new ArrayList<>();
        await(asked, nanos, action != null, changed, gone);
        forget(gone);
        if (action != null) {
          for (Key key : changed) {
            action.accept(key);
            ensureOpen();
          }
        }
        return changed.size();
      }
    } finally {
      selecting = false;
    }
  }

  // The keys that the selection waits for; Key.waitsFor is then what for.
  private Key[] begin(ArrayList<Key> gone) {
    synchronized (signal) {
      if (!open) throw new ClosedSelectorException();
      takeCancelled(gone);
      news = false;
      for (Key key : registered) key.waitsFor = key.interest;
      return registered;
    }
  }

  private void await(Key[] asked, long nanos, boolean hands, ArrayList<Key> changed, ArrayList<Key> gone) {
    for (long left = nanos; ; ) {
      int[] ready = new int[asked.length];
      boolean some = false;
      for (int i = 0; i < asked.length; i++) {
        if (asked[i].waitsFor != 0) ready[i] = asked[i].channel.$ready(asked[i].waitsFor);
        some |= ready[i] != 0;
      }
      synchronized (signal) {
        boolean ends = some || woken || !open || nanos < 0;
        try {
          while (!ends && !news) {
            left = VM.await(signal, signal, left);
            ends = woken || !open || nanos > 0 && left <= 0;
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          ends = true;
        }
        news = false;
        if (!ends) continue;
        woken = false;
        takeCancelled(gone);
        for (int i = 0; i < asked.length; i++) {
          int ops = ready[i] & asked[i].interest;
          if (ops != 0 && asked[i].valid && note(asked[i], ops, hands)) changed.add(asked[i]);
        }
        return;
      }
    }
  }

  // True: what the key is ready for has changed, or it is handed to an action in any case.
  private boolean note(Key key, int ops, boolean hands) {
    boolean anew = hands || selected.take(key);
    int before = anew ? 0 : key.ready;
    key.ready = before | ops;
    return key.ready != before;
  }

  // --- keys that have been cancelled

  private void takeCancelled(ArrayList<Key> gone) {
    if (cancelled.isEmpty()) return;
    gone.addAll(cancelled);
    cancelled.clear();
    ArrayList<Key> left = new ArrayList<>();
    for (Key key : registered) {
      if (!gone.contains(key)) left.add(key);
    }
    registered = left.toArray(new Key[0]);
    keys.removeAll(gone);
  }

  private void forget(ArrayList<Key> gone) {
    for (Key key : gone) {
      selected.remove(key);
      key.channel.$deregister(key);
      key.channel.$watchers().remove(this);
    }
    gone.clear();
  }

  // --- from other threads

  @Override
  public void news() {
    synchronized (signal) {
      if (news) return;
      news = true;
      VM.signalAll(signal);
    }
  }

  @Override
  public Selector wakeup() {
    synchronized (signal) {
      woken = true;
      VM.signalAll(signal);
    }
    return this;
  }

  @Override
  public void close() throws IOException {
    synchronized (signal) {
      if (!open) return;
      open = false;
      VM.signalAll(signal);
    }
    synchronized (this) {
      synchronized (selected) {
        ArrayList<Key> gone = new ArrayList<>();
        synchronized (signal) {
          for (Key key : registered) key.cancel();
          takeCancelled(gone);
        }
        forget(gone);
      }
    }
  }

  @Override
  public String toString() {
    return SocketSettings.named("EPollSelectorImpl", this);
  }
}
