// Makes the text of a record.
package java.util.logging;

import java.text.MessageFormat;

public abstract class Formatter {
  protected Formatter() {}

  public abstract String format(LogRecord record);

  public String getHead(Handler h) {
    return "";
  }

  public String getTail(Handler h) {
    return "";
  }

  // With its parameters, if it has places for some of the first ten.
  public String formatMessage(LogRecord record) {
    String text = record.getMessage();
    Object[] parameters = record.getParameters();
    if (text == null || parameters == null || parameters.length == 0) return text;
    for (int at = text.indexOf('{'); at >= 0 && at + 1 < text.length(); at = text.indexOf('{', at + 1)) {
      char next = text.charAt(at + 1);
      if (next < '0' || next > '9') continue;
      try {
        return MessageFormat.format(text, parameters);
      } catch (IllegalArgumentException e) {
        return text;
      }
    }
    return text;
  }
}
