// The VM that runs the program.
package java.lang.management;

import java.util.List;
import java.util.Map;

public interface RuntimeMXBean {
  long getPid();

  String getName();

  String getVmName();

  String getVmVendor();

  String getVmVersion();

  String getSpecName();

  String getSpecVendor();

  String getSpecVersion();

  String getClassPath();

  List<String> getInputArguments();

  long getUptime();

  long getStartTime();

  Map<String, String> getSystemProperties();
}
