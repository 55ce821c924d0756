// The bean of the machine. It has the memory of the heap, no load, and the time that the clock of the run shows.
package java.lang.management;

final class PlatformMachine extends PlatformBean implements com.sun.management.OperatingSystemMXBean {
  PlatformMachine() {
    super(ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME);
  }

  @Override
  public String getName() {
    return System.getProperty("os.name");
  }

  @Override
  public String getArch() {
    return System.getProperty("os.arch");
  }

  @Override
  public String getVersion() {
    return System.getProperty("os.version");
  }

  @Override
  public int getAvailableProcessors() {
    return Runtime.getRuntime().availableProcessors();
  }

  @Override
  public double getSystemLoadAverage() {
    return -1;
  }

  @Override
  public double getCpuLoad() {
    return -1;
  }

  @Override
  public double getProcessCpuLoad() {
    return -1;
  }

  @Override
  public long getProcessCpuTime() {
    return System.nanoTime();
  }

  @Override
  public long getCommittedVirtualMemorySize() {
    return Runtime.getRuntime().totalMemory();
  }

  @Override
  public long getTotalMemorySize() {
    return Runtime.getRuntime().maxMemory();
  }

  @Override
  public long getFreeMemorySize() {
    return getTotalMemorySize() - Runtime.getRuntime().totalMemory() + Runtime.getRuntime().freeMemory();
  }

  @Override
  public long getTotalSwapSpaceSize() {
    return 0;
  }

  @Override
  public long getFreeSwapSpaceSize() {
    return 0;
  }
}
