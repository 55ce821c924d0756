// How other packages of the library see what java.nio hides: the array in which a ByteBuffer's bytes are, also of one that can
// only be read or says that it is outside of the heap.
package heddle;

import java.nio.ByteBuffer;

public abstract class BufferDoor {
  private static BufferDoor door;  // opened by the initialiser of ByteBuffer

  public static void open(BufferDoor opened) {
    door = opened;
  }

  public static BufferDoor get() {
    return door;
  }

  public abstract byte[] content(ByteBuffer buffer);

  // Of byte 0 of the buffer in there.
  public abstract int offset(ByteBuffer buffer);
}
