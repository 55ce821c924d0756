// A value or type that is no open one.
package javax.management.openmbean;

import javax.management.JMException;

public class OpenDataException extends JMException {
  private static final long serialVersionUID = 1;

  public OpenDataException() {}

  public OpenDataException(String msg) {
    super(msg);
  }
}
