// The bean of the run.
package java.lang.management;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

final class PlatformRuntime extends PlatformBean implements RuntimeMXBean {
  PlatformRuntime() {
    super(ManagementFactory.RUNTIME_MXBEAN_NAME);
  }

  @Override
  public long getPid() {
    return 1;
  }

  @Override
  public String getName() {
    return "1@localhost";
  }

  @Override
  public String getVmName() {
    return System.getProperty("java.vm.name");
  }

  @Override
  public String getVmVendor() {
    return System.getProperty("java.vendor");
  }

  @Override
  public String getVmVersion() {
    return System.getProperty("java.version");
  }

  @Override
  public String getSpecName() {
    return "Java Virtual Machine Specification";
  }

  @Override
  public String getSpecVendor() {
    return "Oracle Corporation";
  }

  @Override
  public String getSpecVersion() {
    return "17";
  }

  @Override
  public String getClassPath() {
    return System.getProperty("java.class.path");
  }

  @Override
  public List<String> getInputArguments() {
    return List.of();
  }

  // The clock of nanoTime begins with the run.
  @Override
  public long getUptime() {
    return System.nanoTime() / 1_000_000;
  }

  @Override
  public long getStartTime() {
    return System.currentTimeMillis() - getUptime();
  }

  @Override
  public Map<String, String> getSystemProperties() {
    Map<String, String> map = new TreeMap<>();
    for (String name : System.getProperties().stringPropertyNames()) map.put(name, System.getProperty(name));
    return map;
  }

  @Override
  public String getManagementSpecVersion() {
    return "3.0";
  }

  @Override
  public String getLibraryPath() {
    return System.getProperty("java.library.path", "");
  }

  @Override
  public boolean isBootClassPathSupported() {
    return false;
  }

  @Override
  public String getBootClassPath() {
    throw new UnsupportedOperationException("Boot class path mechanism is not supported");
  }
}
