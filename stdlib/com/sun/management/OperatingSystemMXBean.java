// The machine, with what OpenJDK tells beyond java.lang.management.
package com.sun.management;

public interface OperatingSystemMXBean extends java.lang.management.OperatingSystemMXBean {
  long getCommittedVirtualMemorySize();

  long getTotalSwapSpaceSize();

  long getFreeSwapSpaceSize();

  // In nanoseconds.
  long getProcessCpuTime();

  @Deprecated(since = "14")
  default long getFreePhysicalMemorySize() {
    return getFreeMemorySize();
  }

  long getFreeMemorySize();

  @Deprecated(since = "14")
  default long getTotalPhysicalMemorySize() {
    return getTotalMemorySize();
  }

  long getTotalMemorySize();

  // From 0 to 1; negative: not known.
  @Deprecated(since = "14")
  default double getSystemCpuLoad() {
    return getCpuLoad();
  }

  double getCpuLoad();

  double getProcessCpuLoad();
}
