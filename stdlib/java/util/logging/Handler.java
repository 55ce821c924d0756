// Takes records to where they can be read.
package java.util.logging;

public abstract class Handler {
  private volatile Filter filter;
  private volatile Formatter formatter;
  private volatile Level level = Level.ALL;
  private volatile ErrorManager errorManager = new ErrorManager();
  private volatile String encoding;

  protected Handler() {}

  public abstract void publish(LogRecord record);

  public abstract void flush();

  public abstract void close();

  public synchronized void setFormatter(Formatter newFormatter) {
    if (newFormatter == null) throw new NullPointerException();
    formatter = newFormatter;
  }

  public Formatter getFormatter() {
    return formatter;
  }

  public synchronized void setEncoding(String encoding) throws java.io.UnsupportedEncodingException {
    this.encoding = encoding;
  }

  public String getEncoding() {
    return encoding;
  }

  public synchronized void setFilter(Filter newFilter) {
    filter = newFilter;
  }

  public Filter getFilter() {
    return filter;
  }

  public synchronized void setErrorManager(ErrorManager em) {
    if (em == null) throw new NullPointerException();
    errorManager = em;
  }

  public ErrorManager getErrorManager() {
    return errorManager;
  }

  protected void reportError(String msg, Exception ex, int code) {
    errorManager.error(msg, ex, code);
  }

  public synchronized void setLevel(Level newLevel) {
    if (newLevel == null) throw new NullPointerException();
    level = newLevel;
  }

  public Level getLevel() {
    return level;
  }

  public boolean isLoggable(LogRecord record) {
    if (record == null) return false;
    int least = level.intValue();
    Filter deciding = filter;
    return record.getLevel().intValue() >= least && least != Level.OFF.intValue()
        && (deciding == null || deciding.isLoggable(record));
  }
}
