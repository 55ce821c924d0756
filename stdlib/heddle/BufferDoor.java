// How other packages of the library see what java.nio hides: the array in which a ByteBuffer's bytes are, also of one that can
// only be read or says that it is outside of the heap; and buffers whose bytes are those of a file.
package heddle;

import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;

public abstract class BufferDoor {
  private static BufferDoor door;  // opened by the initialiser of ByteBuffer

  public static void open(BufferDoor opened) {
    door = opened;
  }

  public static BufferDoor get() {
    if (door == null) ByteBuffer.allocate(0);
    return door;
  }

  // Null: they are in a file.
  public abstract byte[] content(ByteBuffer buffer);

  // Of byte 0 of the buffer in there.
  public abstract int offset(ByteBuffer buffer);

  public abstract MappedByteBuffer map(MappedFile file, long position, int size, boolean readOnly);

  // As if mapped privately.
  public abstract MappedByteBuffer copied(byte[] content);
}
