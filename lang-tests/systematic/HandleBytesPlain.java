// Its sibling writes one of the bytes plainly.
// expect race: element 5 of
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class HandleBytesPlain {
  private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[8];
    Thread other = new Thread(() -> INT.setVolatile(bytes, 4, 7));
    other.start();
    bytes[5] = 1;
    other.join();
  }
}
