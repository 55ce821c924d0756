// Writes records to a stream.
package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

public class StreamHandler extends Handler {
  private static final int BUFFER = 8192;

  private Writer writer;
  private String waiting = "";  // for somebody to flush, or for the buffer to be full
  private boolean begun;

  public StreamHandler() {
    setLevel(Level.INFO);
    setFormatter(new SimpleFormatter());
  }

  public StreamHandler(OutputStream out, Formatter formatter) {
    setLevel(Level.INFO);
    setFormatter(formatter);
    setOutputStream(out);
  }

  protected synchronized void setOutputStream(OutputStream out) {
    if (out == null) throw new NullPointerException();
    end();
    begun = false;
    writer = new OutputStreamWriter(out);
  }

  @Override
  public synchronized void publish(LogRecord record) {
    Formatter formatter = getFormatter();
    String text = textOf(record, formatter);
    if (text == null) return;
    try {
      waiting += begin(formatter) + text;
      if (waiting.length() >= BUFFER) write("");
    } catch (Exception e) {
      reportError(null, e, ErrorManager.WRITE_FAILURE);
    }
  }

  // The same, and what it has to say is not kept waiting. (To the console, which is never closed, a SimpleFormatter speaks without the
  // lock: nobody can tell.)
  final void publishNow(LogRecord record) {
    Formatter formatter = getFormatter();
    boolean free = formatter.getClass() == SimpleFormatter.class && getClass() == ConsoleHandler.class;
    String text = free ? textOf(record, formatter) : null;
    synchronized (this) {
      if (!free) text = textOf(record, formatter);
      if (text != null) writeNow(text, formatter);
    }
  }

  private void writeNow(String text, Formatter formatter) {
    try {
      write(begin(formatter) + text);
      writer.flush();
    } catch (Exception e) {
      reportError(null, e, ErrorManager.WRITE_FAILURE);
    }
  }

  // Null: nothing is to be written.
  private String textOf(LogRecord record, Formatter formatter) {
    if (!isLoggable(record)) return null;
    try {
      return formatter.format(record);
    } catch (Exception e) {
      reportError(null, e, ErrorManager.FORMAT_FAILURE);
      return null;
    }
  }

  // What comes in front of the first record. (That a SimpleFormatter has nothing to say need not be remembered.)
  private String begin(Formatter formatter) {
    if (begun || formatter.getClass() == SimpleFormatter.class) return "";
    String head = formatter.getHead(this);
    begun = true;
    return head;
  }

  private void write(String more) throws IOException {
    String text = waiting + more;
    if (!waiting.isEmpty()) waiting = "";
    writer.write(text);
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    return writer != null && record != null && super.isLoggable(record);
  }

  @Override
  public synchronized void flush() {
    if (writer == null) return;
    try {
      if (!waiting.isEmpty()) write("");
      writer.flush();
    } catch (Exception e) {
      reportError(null, e, ErrorManager.FLUSH_FAILURE);
    }
  }

  private void end() {
    if (writer == null) return;
    try {
      Formatter formatter = getFormatter();
      write(begin(formatter) + formatter.getTail(this));
      writer.flush();
      writer.close();
    } catch (Exception e) {
      reportError(null, e, ErrorManager.CLOSE_FAILURE);
    }
    writer = null;
  }

  @Override
  public synchronized void close() {
    end();
  }
}
