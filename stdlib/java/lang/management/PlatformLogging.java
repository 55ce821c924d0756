// The bean of loggers.
package java.lang.management;

import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

final class PlatformLogging extends PlatformBean implements PlatformLoggingMXBean {
  PlatformLogging() {
    super("java.util.logging:type=Logging");
  }

  private static Logger find(String name) {
    return LogManager.getLogManager().getLogger(name);
  }

  @Override
  public List<String> getLoggerNames() {
    return Collections.list(LogManager.getLogManager().getLoggerNames());
  }

  @Override
  public String getLoggerLevel(String loggerName) {
    Logger logger = find(loggerName);
    if (logger == null) return null;
    Level level = logger.getLevel();
    return level == null ? "" : level.getName();
  }

  @Override
  public void setLoggerLevel(String loggerName, String levelName) {
    if (loggerName == null) throw new NullPointerException("loggerName is null");
    Logger logger = find(loggerName);
    if (logger == null) throw new IllegalArgumentException("Logger " + loggerName + " does not exist");
    logger.setLevel(levelName == null ? null : level(levelName));
  }

  private static Level level(String name) {
    try {
      return Level.parse(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("Unknown level \"" + name + "\"");
    }
  }

  @Override
  public String getParentLoggerName(String loggerName) {
    Logger logger = find(loggerName);
    if (logger == null) return null;
    Logger parent = logger.getParent();
    return parent == null ? "" : parent.getName();
  }
}
