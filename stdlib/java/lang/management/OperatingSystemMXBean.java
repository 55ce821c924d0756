// The machine. What would differ from one to another is not told.
package java.lang.management;

public interface OperatingSystemMXBean extends PlatformManagedObject {
  String getName();

  String getArch();

  String getVersion();

  int getAvailableProcessors();

  // Negative: not known.
  double getSystemLoadAverage();
}
