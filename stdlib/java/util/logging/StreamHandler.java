// Writes records to a stream.
package java.util.logging;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

public class StreamHandler extends Handler {
  private OutputStream output;
  private Writer writer;
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
    output = out;
    begun = false;
    writer = new BufferedWriter(new OutputStreamWriter(out));
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (!isLoggable(record)) return;
    String text;
    try {
      text = getFormatter().format(record);
    } catch (Exception e) {
      reportError(null, e, ErrorManager.FORMAT_FAILURE);
      return;
    }
    try {
      begin();
      writer.write(text);
    } catch (Exception e) {
      reportError(null, e, ErrorManager.WRITE_FAILURE);
    }
  }

  private void begin() throws IOException {
    if (!begun) writer.write(getFormatter().getHead(this));
    begun = true;
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    return writer != null && record != null && super.isLoggable(record);
  }

  @Override
  public synchronized void flush() {
    if (writer == null) return;
    try {
      writer.flush();
    } catch (Exception e) {
      reportError(null, e, ErrorManager.FLUSH_FAILURE);
    }
  }

  private void end() {
    if (writer == null) return;
    try {
      begin();
      writer.write(getFormatter().getTail(this));
      writer.flush();
      writer.close();
    } catch (Exception e) {
      reportError(null, e, ErrorManager.CLOSE_FAILURE);
    }
    writer = null;
    output = null;
  }

  @Override
  public synchronized void close() {
    end();
  }
}
