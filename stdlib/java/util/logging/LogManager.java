// Knows all loggers by their names. There are no configuration files: the root has a ConsoleHandler, and level INFO.
package java.util.logging;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Hashtable;

public class LogManager {
  private static final LogManager MANAGER = new LogManager();

  // Nobody else can enter it, as with OpenJDK.
  private final Object lock = new Object();
  private final Hashtable<String, Logger> loggers = new Hashtable<>();

  protected LogManager() {}

  public static LogManager getLogManager() {
    return MANAGER;
  }

  // False: there is one of its name.
  public boolean addLogger(Logger logger) {
    synchronized (lock) {
      String name = logger.getName();
      if (name == null) throw new NullPointerException();
      if (loggers.containsKey(name)) return false;
      loggers.put(name, logger);
      Logger parent = root();
      for (String above = name; above.contains("."); ) {
        above = above.substring(0, above.lastIndexOf('.'));
        Logger known = loggers.get(above);
        if (known != null && known != logger) {
          parent = known;
          break;
        }
      }
      if (logger != root()) logger.setParent(parent);
      for (Logger other : loggers.values())  // which have had one further up
        if (other != logger && other.getName().startsWith(name + ".") && !name.isEmpty()
            && (other.getParent() == null || name.startsWith(other.getParent().getName()))) other.setParent(logger);
      return true;
    }
  }

  Logger root() {
    synchronized (lock) {
      Logger root = loggers.get("");
      if (root == null) {
        root = new Logger("", null);
        loggers.put("", root);
        root.setLevel(Level.INFO);
        root.addHandler(new ConsoleHandler());
      }
      return root;
    }
  }

  Logger demand(String name) {
    synchronized (lock) {
      root();
      Logger logger = loggers.get(name);
      if (logger == null) {
        logger = new Logger(name, null);
        addLogger(logger);
      }
      return logger;
    }
  }

  public Logger getLogger(String name) {
    synchronized (lock) {
      root();
      return loggers.get(name);
    }
  }

  public Enumeration<String> getLoggerNames() {
    synchronized (lock) {
      root();
      return Collections.enumeration(new java.util.ArrayList<>(loggers.keySet()));
    }
  }

  public String getProperty(String name) {
    return null;
  }

  // All handlers are closed and forgotten; the root has level INFO, the others that of their parents.
  public void reset() {
    synchronized (lock) {
      reset(root(), Level.INFO);
      for (Logger logger : loggers.values())
        if (logger != root()) reset(logger, null);
    }
  }

  private static void reset(Logger logger, Level level) {
    for (Handler handler : logger.getHandlers()) {
      logger.removeHandler(handler);
      handler.close();
    }
    logger.setLevel(level);
  }
}
