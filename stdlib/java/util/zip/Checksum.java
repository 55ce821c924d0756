// A number that tells changed data from what it was.
package java.util.zip;

public interface Checksum {
  void update(int b);

  default void update(byte[] b) {
    update(b, 0, b.length);
  }

  void update(byte[] b, int off, int len);

  // With what remains of the buffer, whose position is at its end then.
  default void update(java.nio.ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    update(bytes, 0, bytes.length);
  }

  long getValue();

  void reset();
}
