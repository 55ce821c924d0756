// The garbage collector. What it does is not counted.
package java.lang.management;

final class PlatformCollector extends PlatformBean implements GarbageCollectorMXBean {
  static final String NAME = "Collector";

  PlatformCollector() {
    super(ManagementFactory.GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE + ",name=" + NAME);
  }

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  public boolean isValid() {
    return true;
  }

  @Override
  public String[] getMemoryPoolNames() {
    return new String[] {PlatformHeap.NAME};
  }

  @Override
  public long getCollectionCount() {
    return -1;
  }

  @Override
  public long getCollectionTime() {
    return -1;
  }
}
