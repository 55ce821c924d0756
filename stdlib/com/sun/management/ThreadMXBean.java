// The threads of the program, with what OpenJDK tells beyond java.lang.management.
package com.sun.management;

public interface ThreadMXBean extends java.lang.management.ThreadMXBean {
  long[] getThreadCpuTime(long[] ids);

  long[] getThreadUserTime(long[] ids);

  default long getCurrentThreadAllocatedBytes() {
    return getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  long getThreadAllocatedBytes(long id);

  long[] getThreadAllocatedBytes(long[] ids);

  boolean isThreadAllocatedMemorySupported();

  boolean isThreadAllocatedMemoryEnabled();

  void setThreadAllocatedMemoryEnabled(boolean enable);
}
