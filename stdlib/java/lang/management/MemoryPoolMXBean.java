// A part of the memory.
package java.lang.management;

public interface MemoryPoolMXBean extends PlatformManagedObject {
  String getName();

  MemoryType getType();

  MemoryUsage getUsage();

  MemoryUsage getPeakUsage();

  void resetPeakUsage();

  boolean isValid();

  String[] getMemoryManagerNames();

  long getUsageThreshold();

  void setUsageThreshold(long threshold);

  boolean isUsageThresholdExceeded();

  long getUsageThresholdCount();

  boolean isUsageThresholdSupported();

  long getCollectionUsageThreshold();

  void setCollectionUsageThreshold(long threshold);

  boolean isCollectionUsageThresholdExceeded();

  long getCollectionUsageThresholdCount();

  // Behind the last collection; null: not known.
  MemoryUsage getCollectionUsage();

  boolean isCollectionUsageThresholdSupported();
}
