// Elements of an array that threads change by a VarHandle: each element counts on its own, and no addition is lost.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleElements {
  private static final VarHandle CELL = MethodHandles.arrayElementVarHandle(long[].class);

  public static void main(String[] args) throws InterruptedException {
    long[] cells = new long[2];
    Thread other = new Thread(() -> {
      CELL.getAndAdd(cells, 0, 5L);
      CELL.getAndAdd(cells, 1, 1L);
    });
    other.start();
    CELL.getAndAdd(cells, 1, 2L);
    other.join();
    assert cells[0] == 5 && cells[1] == 3;
  }
}
