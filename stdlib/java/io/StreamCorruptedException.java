// What stands in a stream is no serialised object.
package java.io;

public class StreamCorruptedException extends ObjectStreamException {
  public StreamCorruptedException() {
    super();
  }

  public StreamCorruptedException(String reason) {
    super(reason);
  }
}
