// The one pool of memory: the heap. Nobody looks at its use but who asks, so it has no thresholds, and the peak is that of the
// moments at which somebody has asked for it.
package java.lang.management;

import heddle.Monitor;

final class PlatformHeap extends PlatformBean implements MemoryPoolMXBean {
  static final String NAME = "Heap";

  private final Monitor lock = new Monitor();
  private MemoryUsage peak;  // null: nobody has asked; guarded by the lock

  PlatformHeap() {
    super(ManagementFactory.MEMORY_POOL_MXBEAN_DOMAIN_TYPE + ",name=" + NAME);
  }

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  public MemoryType getType() {
    return MemoryType.HEAP;
  }

  @Override
  public MemoryUsage getUsage() {
    return PlatformMemory.heap();
  }

  @Override
  public MemoryUsage getPeakUsage() {
    MemoryUsage now = getUsage();
    synchronized (lock) {
      lock.handOver();
      if (peak == null || peak.getUsed() < now.getUsed()) peak = now;
      return peak;
    }
  }

  @Override
  public void resetPeakUsage() {
    MemoryUsage now = getUsage();
    synchronized (lock) {
      lock.handOver();
      peak = now;
    }
  }

  @Override
  public boolean isValid() {
    return true;
  }

  @Override
  public String[] getMemoryManagerNames() {
    return new String[] {PlatformCollector.NAME};
  }

  private static UnsupportedOperationException noThreshold() {
    return new UnsupportedOperationException("Usage threshold is not supported");
  }

  @Override
  public long getUsageThreshold() {
    throw noThreshold();
  }

  @Override
  public void setUsageThreshold(long threshold) {
    throw noThreshold();
  }

  @Override
  public boolean isUsageThresholdExceeded() {
    throw noThreshold();
  }

  @Override
  public long getUsageThresholdCount() {
    throw noThreshold();
  }

  @Override
  public boolean isUsageThresholdSupported() {
    return false;
  }

  private static UnsupportedOperationException noCollectionThreshold() {
    return new UnsupportedOperationException("CollectionUsage threshold is not supported");
  }

  @Override
  public long getCollectionUsageThreshold() {
    throw noCollectionThreshold();
  }

  @Override
  public void setCollectionUsageThreshold(long threshold) {
    throw noCollectionThreshold();
  }

  @Override
  public boolean isCollectionUsageThresholdExceeded() {
    throw noCollectionThreshold();
  }

  @Override
  public long getCollectionUsageThresholdCount() {
    throw noCollectionThreshold();
  }

  @Override
  public MemoryUsage getCollectionUsage() {
    return null;
  }

  @Override
  public boolean isCollectionUsageThresholdSupported() {
    return false;
  }
}
