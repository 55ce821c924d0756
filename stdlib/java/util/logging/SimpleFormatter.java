// When and where, and the message behind its level.
package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Date;

public class SimpleFormatter extends Formatter {
  private static final String FORMAT = "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%4$s: %5$s%6$s%n";

  public SimpleFormatter() {}

  @Override
  public String format(LogRecord record) {
    String source = record.getSourceClassName();
    if (source == null) source = record.getLoggerName();
    else if (record.getSourceMethodName() != null) source += " " + record.getSourceMethodName();
    String thrown = "";
    if (record.getThrown() != null) {
      StringWriter text = new StringWriter();
      PrintWriter lines = new PrintWriter(text);
      lines.println();
      record.getThrown().printStackTrace(lines);
      lines.close();
      thrown = text.toString();
    }
    String format = System.getProperty("java.util.logging.SimpleFormatter.format");
    return String.format(format == null ? FORMAT : format, new Date(record.getMillis()), source, record.getLoggerName(),
        record.getLevel().getLocalizedName(), formatMessage(record), thrown);
  }
}
