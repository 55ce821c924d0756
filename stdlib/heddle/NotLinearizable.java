package heddle;

/** The results of some calls that no sequence of them has. Thrown where {@link Linearizable} classes are tested. */
public class NotLinearizable extends Error {
  public NotLinearizable(String message) {
    super(message);
  }
}
