// The bean of memory. No pool has a threshold, so it never notifies anybody.
package java.lang.management;

import javax.management.MBeanNotificationInfo;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;

final class PlatformMemory extends NotificationBroadcasterSupport implements MemoryMXBean {
  private static final String[] TYPES = {
    MemoryNotificationInfo.MEMORY_THRESHOLD_EXCEEDED, MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED
  };

  private final ObjectName objectName = PlatformBean.nameOf(ManagementFactory.MEMORY_MXBEAN_NAME);
  private volatile boolean verbose;

  PlatformMemory() {
    super(new MBeanNotificationInfo(TYPES, Notification.class.getName(), "Memory Notification"));
  }

  @Override
  public ObjectName getObjectName() {
    return objectName;
  }

  static MemoryUsage heap() {
    Runtime runtime = Runtime.getRuntime();
    long committed = runtime.totalMemory();
    return new MemoryUsage(committed, committed - runtime.freeMemory(), committed, runtime.maxMemory());
  }

  // Not counted.
  @Override
  public int getObjectPendingFinalizationCount() {
    return 0;
  }

  @Override
  public MemoryUsage getHeapMemoryUsage() {
    return heap();
  }

  @Override
  public MemoryUsage getNonHeapMemoryUsage() {
    return new MemoryUsage(0, 0, 0, -1);
  }

  @Override
  public boolean isVerbose() {
    return verbose;
  }

  @Override
  public void setVerbose(boolean value) {
    verbose = value;
  }

  @Override
  public void gc() {
    System.gc();
  }
}
