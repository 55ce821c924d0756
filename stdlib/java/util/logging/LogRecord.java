// A message on its way from a logger to the handlers.
package java.util.logging;

import java.io.Serializable;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

public class LogRecord implements Serializable {
  private static final AtomicLong SEQUENCE = new AtomicLong();
  private static final Instant UNSEEN = Instant.ofEpochSecond(1577836800);  // where the virtual clock begins

  private Level level;
  private String message, loggerName, sourceClassName, sourceMethodName;
  private boolean sourceKnown;
  private long sequenceNumber;
  private transient Thread thread = Thread.currentThread();
  private long threadId;  // of the thread, once somebody has asked
  private Instant instant;
  private Throwable thrown;
  private Object[] parameters;

  public LogRecord(Level level, String msg) {
    this(level, msg, false);
  }

  // `unseen`: nobody will ask for its number, nor for its time, which is only printed.
  LogRecord(Level level, String msg, boolean unseen) {
    if (level == null) throw new NullPointerException();
    this.level = level;
    message = msg;
    sequenceNumber = unseen ? 0 : SEQUENCE.getAndIncrement();
    instant = unseen ? UNSEEN : Instant.now();
  }

  public String getLoggerName() {
    return loggerName;
  }

  public void setLoggerName(String name) {
    loggerName = name;
  }

  public Level getLevel() {
    return level;
  }

  public void setLevel(Level level) {
    if (level == null) throw new NullPointerException();
    this.level = level;
  }

  public long getSequenceNumber() {
    return sequenceNumber;
  }

  public void setSequenceNumber(long seq) {
    sequenceNumber = seq;
  }

  // The method outside java.util.logging that has asked for it.
  private void findSource() {
    if (sourceKnown) return;
    sourceKnown = true;
    boolean logger = false;
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String name = frame.getClassName();
      if (name.equals("java.util.logging.Logger")) {
        logger = true;
      } else if (logger && !name.startsWith("java.util.logging.")) {
        sourceClassName = name;
        sourceMethodName = frame.getMethodName();
        return;
      }
    }
  }

  public String getSourceClassName() {
    findSource();
    return sourceClassName;
  }

  public void setSourceClassName(String sourceClassName) {
    this.sourceClassName = sourceClassName;
    sourceKnown = true;
  }

  public String getSourceMethodName() {
    findSource();
    return sourceMethodName;
  }

  public void setSourceMethodName(String sourceMethodName) {
    this.sourceMethodName = sourceMethodName;
    sourceKnown = true;
  }

  public String getMessage() {
    return message;
  }

  public void setMessage(String message) {
    this.message = message;
  }

  public Object[] getParameters() {
    return parameters;
  }

  public void setParameters(Object[] parameters) {
    this.parameters = parameters;
  }

  public int getThreadID() {
    return (int) getLongThreadID();
  }

  public void setThreadID(int threadID) {
    setLongThreadID(threadID);
  }

  public long getLongThreadID() {
    if (thread != null) setLongThreadID(thread.getId());
    return threadId;
  }

  public LogRecord setLongThreadID(long longThreadID) {
    threadId = longThreadID;
    thread = null;
    return this;
  }

  public long getMillis() {
    return instant.toEpochMilli();
  }

  public void setMillis(long millis) {
    instant = Instant.ofEpochMilli(millis);
  }

  public Instant getInstant() {
    return instant;
  }

  public void setInstant(Instant instant) {
    if (instant == null) throw new NullPointerException();
    this.instant = instant;
  }

  public Throwable getThrown() {
    return thrown;
  }

  public void setThrown(Throwable thrown) {
    this.thrown = thrown;
  }
}
