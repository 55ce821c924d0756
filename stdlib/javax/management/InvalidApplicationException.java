// A query has been applied to a bean that it does not fit.
package javax.management;

public class InvalidApplicationException extends Exception {
  private static final long serialVersionUID = 1;

  private final Object value;

  public InvalidApplicationException(Object value) {
    this.value = value;
  }
}
