// What a bean has thrown before its registration, or before its end.
package javax.management;

public class MBeanRegistrationException extends MBeanException {
  private static final long serialVersionUID = 1;

  public MBeanRegistrationException(Exception e) {
    super(e);
  }

  public MBeanRegistrationException(Exception e, String message) {
    super(e, message);
  }
}
