// The code instantiates an abstract class or an interface.
package java.lang;

public class InstantiationError extends IncompatibleClassChangeError {
  public InstantiationError() {
    super();
  }

  public InstantiationError(String message) {
    super(message);
  }
}
