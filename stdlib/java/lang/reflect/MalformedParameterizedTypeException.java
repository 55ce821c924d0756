// A parameterised type does not fit its class.
package java.lang.reflect;

public class MalformedParameterizedTypeException extends RuntimeException {
  public MalformedParameterizedTypeException() {
    super();
  }

  public MalformedParameterizedTypeException(String message) {
    super(message);
  }
}
