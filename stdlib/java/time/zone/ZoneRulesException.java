// Something is wrong with a zone's rules, or there are none.
package java.time.zone;

import java.time.DateTimeException;

public class ZoneRulesException extends DateTimeException {
  public ZoneRulesException(String message) {
    super(message);
  }

  public ZoneRulesException(String message, Throwable cause) {
    super(message, cause);
  }
}
