// Writes records to one file. (Limits, several generations and names made of patterns are not here.)
package java.util.logging;

import java.io.FileOutputStream;
import java.io.IOException;

public class FileHandler extends StreamHandler {
  public FileHandler(String pattern) throws IOException {
    this(pattern, false);
  }

  public FileHandler(String pattern, boolean append) throws IOException {
    if (pattern.isEmpty()) throw new IllegalArgumentException();
    if (pattern.indexOf('%') >= 0) throw new UnsupportedOperationException("patterns of log files are not in this library yet");
    setLevel(Level.ALL);
    setOutputStream(new FileOutputStream(pattern, append));
  }

  @Override
  public synchronized void publish(LogRecord record) {
    publishNow(record);
  }
}
