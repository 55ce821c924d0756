// The memory of buffers outside the heap: there is none, as direct buffers and mappings are on it.
package java.lang.management;

final class PlatformBuffers extends PlatformBean implements BufferPoolMXBean {
  private final String name;

  PlatformBuffers(String name) {
    super("java.nio:type=BufferPool,name=" + name);
    this.name = name;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public long getCount() {
    return 0;
  }

  @Override
  public long getTotalCapacity() {
    return 0;
  }

  @Override
  public long getMemoryUsed() {
    return 0;
  }
}
