// The bean of classes. How many there are is not told, as that is a matter of the VM.
package java.lang.management;

final class PlatformClasses extends PlatformBean implements ClassLoadingMXBean {
  private volatile boolean verbose;

  PlatformClasses() {
    super(ManagementFactory.CLASS_LOADING_MXBEAN_NAME);
  }

  @Override
  public long getTotalLoadedClassCount() {
    return 0;
  }

  @Override
  public int getLoadedClassCount() {
    return 0;
  }

  @Override
  public long getUnloadedClassCount() {
    return 0;
  }

  @Override
  public boolean isVerbose() {
    return verbose;
  }

  @Override
  public void setVerbose(boolean value) {
    verbose = value;
  }
}
