// Gives messages that are serious enough to its handlers, and to those of the loggers above it.
package java.util.logging;

import heddle.VM;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

public class Logger {
  public static final String GLOBAL_LOGGER_NAME = "global";

  private final String name;
  private final CopyOnWriteArrayList<Handler> handlers = new CopyOnWriteArrayList<>();
  private volatile Level level;  // null: the parent's
  private volatile Logger parent;
  private volatile Filter filter;
  private volatile boolean useParentHandlers = true;

  protected Logger(String name, String resourceBundleName) {
    this.name = name;
  }

  public static final Logger getGlobal() {
    return getLogger(GLOBAL_LOGGER_NAME);
  }

  public static Logger getLogger(String name) {
    if (name == null) throw new NullPointerException();
    return LogManager.getLogManager().demand(name);
  }

  public static Logger getAnonymousLogger() {
    Logger logger = new Logger(null, null);
    logger.setParent(LogManager.getLogManager().root());
    return logger;
  }

  public String getName() {
    return name;
  }

  public void setFilter(Filter newFilter) {
    filter = newFilter;
  }

  public Filter getFilter() {
    return filter;
  }

  public void setLevel(Level newLevel) {
    level = newLevel;
  }

  public Level getLevel() {
    return level;
  }

  public Logger getParent() {
    return parent;
  }

  public void setParent(Logger parent) {
    if (parent == null) throw new NullPointerException();
    this.parent = parent;
  }

  public void addHandler(Handler handler) {
    if (handler == null) throw new NullPointerException();
    handlers.add(handler);
  }

  public void removeHandler(Handler handler) {
    if (handler != null) handlers.remove(handler);
  }

  public Handler[] getHandlers() {
    return handlers.toArray(new Handler[0]);
  }

  public void setUseParentHandlers(boolean useParentHandlers) {
    this.useParentHandlers = useParentHandlers;
  }

  public boolean getUseParentHandlers() {
    return useParentHandlers;
  }

  public boolean isLoggable(Level asked) {
    Level least = Level.INFO;
    for (Logger logger = this; logger != null; logger = logger.parent) {
      Level own = logger.level;
      if (own == null) continue;
      least = own;
      break;
    }
    return asked.intValue() >= least.intValue() && least.intValue() != Level.OFF.intValue();
  }

  public void log(LogRecord record) {
    if (!isLoggable(record.getLevel())) return;
    Filter deciding = filter;
    if (deciding != null && !deciding.isLoggable(record)) return;
    for (Logger logger = this; logger != null; logger = logger.useParentHandlers ? logger.parent : null)
      for (Handler handler : logger.handlers) handler.publish(record);
  }

  // Under exploration: do all who get its records only print them? Then nothing else that a record has is seen by anybody, and threads
  // that log do not depend on each other.
  private boolean onlyPrints() {
    if (!VM.exploring() || filter != null) return false;
    for (Logger logger = this; logger != null; logger = logger.useParentHandlers ? logger.parent : null) {
      for (Handler handler : logger.handlers) {
        if (handler.getClass() != ConsoleHandler.class || handler.getFilter() != null) return false;
        if (handler.getFormatter().getClass() != SimpleFormatter.class) return false;
      }
    }
    return true;
  }

  private void tell(Level level, String message, Throwable thrown, Object... parameters) {
    LogRecord record = new LogRecord(level, message, onlyPrints());
    record.setLoggerName(name);
    record.setThrown(thrown);
    if (parameters.length > 0) record.setParameters(parameters);
    log(record);
  }

  public void log(Level level, String msg) {
    if (isLoggable(level)) tell(level, msg, null);
  }

  public void log(Level level, Supplier<String> msgSupplier) {
    if (isLoggable(level)) tell(level, msgSupplier.get(), null);
  }

  public void log(Level level, String msg, Object param1) {
    if (isLoggable(level)) tell(level, msg, null, new Object[] {param1});
  }

  public void log(Level level, String msg, Object[] params) {
    if (isLoggable(level)) tell(level, msg, null, params == null ? new Object[0] : params);
  }

  public void log(Level level, String msg, Throwable thrown) {
    if (isLoggable(level)) tell(level, msg, thrown);
  }

  public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
    if (isLoggable(level)) tell(level, msgSupplier.get(), thrown);
  }

  private void tellFrom(Level level, String sourceClass, String sourceMethod, String message, Throwable thrown, Object... parameters) {
    LogRecord record = new LogRecord(level, message, onlyPrints());
    record.setLoggerName(name);
    record.setSourceClassName(sourceClass);
    record.setSourceMethodName(sourceMethod);
    record.setThrown(thrown);
    if (parameters.length > 0) record.setParameters(parameters);
    log(record);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msg, null);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msgSupplier.get(), null);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown, Supplier<String> msgSupplier) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msgSupplier.get(), thrown);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msg, null, new Object[] {param1});
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msg, null, params == null ? new Object[0] : params);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) {
    if (isLoggable(level)) tellFrom(level, sourceClass, sourceMethod, msg, thrown);
  }

  public void entering(String sourceClass, String sourceMethod) {
    logp(Level.FINER, sourceClass, sourceMethod, "ENTRY");
  }

  public void entering(String sourceClass, String sourceMethod, Object param1) {
    logp(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", param1);
  }

  public void exiting(String sourceClass, String sourceMethod) {
    logp(Level.FINER, sourceClass, sourceMethod, "RETURN");
  }

  public void exiting(String sourceClass, String sourceMethod, Object result) {
    logp(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", result);
  }

  public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
    logp(Level.FINER, sourceClass, sourceMethod, "THROW", thrown);
  }

  public void severe(String msg) {
    log(Level.SEVERE, msg);
  }

  public void severe(Supplier<String> msgSupplier) {
    log(Level.SEVERE, msgSupplier);
  }

  public void warning(String msg) {
    log(Level.WARNING, msg);
  }

  public void warning(Supplier<String> msgSupplier) {
    log(Level.WARNING, msgSupplier);
  }

  public void info(String msg) {
    log(Level.INFO, msg);
  }

  public void info(Supplier<String> msgSupplier) {
    log(Level.INFO, msgSupplier);
  }

  public void config(String msg) {
    log(Level.CONFIG, msg);
  }

  public void config(Supplier<String> msgSupplier) {
    log(Level.CONFIG, msgSupplier);
  }

  public void fine(String msg) {
    log(Level.FINE, msg);
  }

  public void fine(Supplier<String> msgSupplier) {
    log(Level.FINE, msgSupplier);
  }

  public void finer(String msg) {
    log(Level.FINER, msg);
  }

  public void finer(Supplier<String> msgSupplier) {
    log(Level.FINER, msgSupplier);
  }

  public void finest(String msg) {
    log(Level.FINEST, msg);
  }

  public void finest(Supplier<String> msgSupplier) {
    log(Level.FINEST, msgSupplier);
  }
}
