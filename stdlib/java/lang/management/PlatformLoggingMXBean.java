// The loggers of java.util.logging, by their names.
package java.lang.management;

public interface PlatformLoggingMXBean extends PlatformManagedObject {
  java.util.List<String> getLoggerNames();

  // "": that of its parent; null: there is no such logger.
  String getLoggerLevel(String loggerName);

  void setLoggerLevel(String loggerName, String levelName);

  // "": it is the root; null: there is no such logger.
  String getParentLoggerName(String loggerName);
}
