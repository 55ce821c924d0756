// Numbers in an array of bytes that threads change by VarHandles: each change is one step, also where numbers of two sizes overlap.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

public class HandleBytes {
  private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[16];
    ByteBuffer upper = ByteBuffer.wrap(bytes, 8, 8).slice();
    Thread other = new Thread(() -> {
      LONG.getAndAdd(bytes, 8, 0x1_0000_0001L);
      LONG.setVolatile(bytes, 0, -1L);
    });
    other.start();
    INT.getAndAdd(upper, 4, 2);
    long first = (long) LONG.getVolatile(bytes, 0);
    assert first == 0 || first == -1;
    other.join();
    assert (long) LONG.getVolatile(bytes, 8) == 0x1_0000_0003L;
  }
}
