// forEach of a parallel stream has no order, forEachOrdered has.
// expect assertion
import java.util.*;
import java.util.concurrent.*;

public class ParallelOrder {
  public static void main(String[] args) {
    Queue<Integer> ordered = new ConcurrentLinkedQueue<>();
    List.of(1, 2).parallelStream().forEachOrdered(ordered::add);
    if (!List.copyOf(ordered).equals(List.of(1, 2))) throw new IllegalStateException("not the assertion that is expected");
    Queue<Integer> any = new ConcurrentLinkedQueue<>();
    List.of(1, 2).parallelStream().forEach(any::add);
    assert List.copyOf(any).equals(List.of(1, 2));
  }
}
