// What a notification about the use of a pool of memory tells.
package java.lang.management;

public class MemoryNotificationInfo {
  public static final String MEMORY_THRESHOLD_EXCEEDED = "java.management.memory.threshold.exceeded";
  public static final String MEMORY_COLLECTION_THRESHOLD_EXCEEDED = "java.management.memory.collection.threshold.exceeded";

  private final String poolName;
  private final MemoryUsage usage;
  private final long count;

  public MemoryNotificationInfo(String poolName, MemoryUsage usage, long count) {
    if (poolName == null) throw new NullPointerException("Null poolName");
    if (usage == null) throw new NullPointerException("Null usage");
    this.poolName = poolName;
    this.usage = usage;
    this.count = count;
  }

  public String getPoolName() {
    return poolName;
  }

  public MemoryUsage getUsage() {
    return usage;
  }

  public long getCount() {
    return count;
  }
}
