// An element of an array with thousands of elements, which the search knows as a whole: a change by compareAndSet and a read in
// the other thread depend on each other. (They did not: the order in which the read comes second was never explored.)
// expect assertion
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleLongArray {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[10_000];
    Thread other = new Thread(() -> ELEMENT.compareAndSet(array, 7, 0, 1));
    other.start();
    int seen = (int) ELEMENT.getVolatile(array, 7);
    assert seen == 0;
    other.join();
  }
}
