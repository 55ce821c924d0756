// Its sibling reads a number of four bytes twice, and forgets that the other thread's number of eight lies over it.
// expect assertion
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class HandleBytesOverlap {
  private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[8];
    Thread other = new Thread(() -> LONG.compareAndSet(bytes, 0, 0L, 1L << 32));
    other.start();
    int before = (int) INT.getVolatile(bytes, 4);
    int after = (int) INT.getVolatile(bytes, 4);
    assert before == after;
    other.join();
  }
}
