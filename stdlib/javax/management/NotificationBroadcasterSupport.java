// Sends notifications to listeners: in the sender's thread, or by an executor.
package javax.management;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;

public class NotificationBroadcasterSupport implements NotificationEmitter {
  private static final MBeanNotificationInfo[] NO_INFO = new MBeanNotificationInfo[0];

  private final List<Entry> listeners = new CopyOnWriteArrayList<>();
  private final Executor executor;  // null: the sender's thread
  private final MBeanNotificationInfo[] info;

  private static final class Entry {
    final NotificationListener listener;
    final NotificationFilter filter;
    final Object handback;

    Entry(NotificationListener listener, NotificationFilter filter, Object handback) {
      this.listener = listener;
      this.filter = filter;
      this.handback = handback;
    }

    boolean is(NotificationListener listener, NotificationFilter filter, Object handback) {
      return this.listener == listener && this.filter == filter && Objects.equals(this.handback, handback);
    }
  }

  public NotificationBroadcasterSupport() {
    this(null, NO_INFO);
  }

  public NotificationBroadcasterSupport(Executor executor) {
    this(executor, NO_INFO);
  }

  public NotificationBroadcasterSupport(MBeanNotificationInfo... info) {
    this(null, info);
  }

  public NotificationBroadcasterSupport(Executor executor, MBeanNotificationInfo... info) {
    this.executor = executor;
    this.info = info == null ? NO_INFO : info.clone();
  }

  @Override
  public void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback) {
    if (listener == null) throw new IllegalArgumentException("Listener can't be null");
    listeners.add(new Entry(listener, filter, handback));
  }

  @Override
  public void removeNotificationListener(NotificationListener listener) throws ListenerNotFoundException {
    if (!listeners.removeIf(entry -> entry.listener == listener)) throw new ListenerNotFoundException("Listener not registered");
  }

  @Override
  public void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
      throws ListenerNotFoundException {
    for (Entry entry : listeners) {
      if (entry.is(listener, filter, handback) && listeners.remove(entry)) return;
    }
    throw new ListenerNotFoundException("Listener not registered (with this filter and handback)");
  }

  @Override
  public MBeanNotificationInfo[] getNotificationInfo() {
    return info.length == 0 ? info : info.clone();
  }

  // To those that are there when it begins.
  public void sendNotification(Notification notification) {
    if (notification == null) return;
    for (Entry entry : listeners) {
      if (!wants(entry, notification)) continue;
      if (executor == null) deliver(entry, notification);
      else executor.execute(() -> deliver(entry, notification));
    }
  }

  // What a filter or a listener throws is its own affair.
  private static boolean wants(Entry entry, Notification notification) {
    try {
      return entry.filter == null || entry.filter.isNotificationEnabled(notification);
    } catch (Exception e) {
      return false;
    }
  }

  private void deliver(Entry entry, Notification notification) {
    try {
      handleNotification(entry.listener, notification, entry.handback);
    } catch (Exception e) {
      return;
    }
  }

  protected void handleNotification(NotificationListener listener, Notification notification, Object handback) {
    listener.handleNotification(notification, handback);
  }
}
