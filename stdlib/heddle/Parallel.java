// What parallel streams and bulk operations do with their parts: the common pool runs them (or the pool of
// the calling worker), and the caller takes part. For the library only.
package heddle;

import java.util.concurrent.ForkJoinTask;
import java.util.function.IntFunction;

public final class Parallel {
  private Parallel() {}

  // Into how many parts so many elements are divided. Under exploration two show what any two do to
  // each other; more threads would only multiply the schedules.
  public static int parts(long elements) {
    return (int) Math.min(elements, VM.exploring() ? 2 : 4);
  }

  // The results of the parts, in their order. An exception of one is thrown at once, whatever the others do.
  public static <R> Object[] run(int parts, IntFunction<R> part) {
    ForkJoinTask<?>[] tasks = new ForkJoinTask<?>[parts];
    for (int i = parts - 1; i > 0; i--) {
      int number = i;
      tasks[i] = ForkJoinTask.adapt(() -> part.apply(number)).fork();
    }
    Object[] results = new Object[parts];
    if (parts > 0) results[0] = part.apply(0);
    for (int i = 1; i < parts; i++) {
      results[i] = tasks[i].tryUnfork() ? part.apply(i) : tasks[i].join();
    }
    return results;
  }
}
