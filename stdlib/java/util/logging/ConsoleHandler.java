// Writes records to the standard errors, which stay open.
package java.util.logging;

public class ConsoleHandler extends StreamHandler {
  public ConsoleHandler() {
    setOutputStream(System.err);
  }

  @Override
  public void publish(LogRecord record) {
    publishNow(record);
  }

  @Override
  public void close() {
    flush();
  }
}
