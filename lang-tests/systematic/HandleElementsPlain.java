// Its sibling adds to one of them plainly.
// expect race: element 1 of
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleElementsPlain {
  private static final VarHandle CELL = MethodHandles.arrayElementVarHandle(long[].class);

  public static void main(String[] args) throws InterruptedException {
    long[] cells = new long[2];
    Thread other = new Thread(() -> {
      CELL.getAndAdd(cells, 0, 5L);
      CELL.getAndAdd(cells, 1, 1L);
    });
    other.start();
    cells[1] += 2;
    other.join();
    assert cells[0] == 5 && cells[1] == 3;
  }
}
