// Random calls of ForkJoinTasks and FutureTasks that the calling thread runs itself: actions, tasks, completers and adapted ones, which
// give results, throw, are cancelled, completed by hand, run again. What each call gives or throws, with its causes, and what each task
// says.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

public class RandomTasks {
  private static class Problem extends Exception {
    Problem(String message) {
      super(message);
    }
  }

  private interface Call {
    Object get() throws Exception;
  }

  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final List<Future<?>> tasks = new ArrayList<>();
  private int numbers;

  RandomTasks(long seed) {
    random = new Random(seed);
  }

  private static String text(Throwable t) {
    String s = t.getClass().getSimpleName() + ":" + t.getMessage();
    return t.getCause() == null ? s : s + "<" + text(t.getCause());
  }

  private void call(String name, Call call) {
    String result;
    try {
      result = text(call.get());
    } catch (Throwable e) {
      result = text(e);
    }
    log.append(name).append('=').append(result).append(' ');
  }

  private static String text(Object o) {
    return o instanceof Throwable ? text((Throwable) o) : String.valueOf(o).replaceAll("@[0-9a-f]+", "").replaceAll("\\$\\$Lambda[^ \\]]*", "lambda");
  }

  private int work(int n) throws Problem {
    log.append('<').append(n).append("> ");
    switch (n * 7919 % 9) {
      case 0: throw new IllegalStateException("state " + n);
      case 1: throw new AssertionError("assert " + n);
      case 2: throw new Problem("problem " + n);
      default: return n;
    }
  }

  private int unchecked(int n) {
    try {
      return work(n);
    } catch (Problem e) {
      throw new IllegalArgumentException(e.getMessage());
    }
  }

  private class Completer extends CountedCompleter<Integer> {
    final int number;
    final int children;
    Integer result;

    Completer(CountedCompleter<?> parent, int number, int children) {
      super(parent);
      this.number = number;
      this.children = children;
    }

    // Only the one at the root completes by itself, and only if its children do.
    boolean mayWait() {
      return getCompleter() != null || children > 0 || getPendingCount() > 0;
    }

    @Override
    public void compute() {
      setPendingCount(children);
      for (int i = 0; i < children; i++) {
        Completer child = new Completer(this, number * 3 + i, children - 1);
        child.compute();
      }
      result = unchecked(number);
      if (number % 2 == 0) tryComplete();
      else propagateCompletion();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      log.append("done").append(number).append('/').append(((Completer) caller).number).append(' ');
    }

    @Override
    public boolean onExceptionalCompletion(Throwable t, CountedCompleter<?> caller) {
      log.append("failed").append(number).append(t.getClass().getSimpleName()).append(' ');
      return number % 3 != 1;
    }

    @Override
    public Integer getRawResult() {
      return result;
    }

    @Override
    public void setRawResult(Integer value) {
      result = value;
    }
  }

  private Future<?> make() {
    int n = ++numbers;
    switch (random.nextInt(10)) {
      case 0: return new RecursiveTask<Integer>() {
        @Override
        protected Integer compute() {
          return unchecked(n);
        }
      };
      case 1: return new RecursiveAction() {
        @Override
        protected void compute() {
          unchecked(n);
        }
      };
      case 2: return ForkJoinTask.adapt((Callable<Integer>) () -> work(n));
      case 3: return ForkJoinTask.adapt(() -> {
        unchecked(n);
      });
      case 4: return ForkJoinTask.adapt(() -> {
        unchecked(n);
      }, 100 + n);
      case 5: return new Completer(null, n, random.nextInt(3));
      case 6: return new FutureTask<Integer>(() -> work(n)) {
        @Override
        protected void done() {
          log.append("done ");
        }
      };
      case 7: return new FutureTask<Integer>(() -> {
        unchecked(n);
      }, n) {
        @Override
        public void run() {
          log.append(runAndReset()).append(' ');
          if (random.nextBoolean()) super.run();
          if (random.nextInt(4) == 0) set(-1);
          if (random.nextInt(4) == 0) setException(new Problem("set"));
        }
      };
      default: return new Completer(random.nextBoolean() && tasks.size() > 0 && tasks.get(0) instanceof Completer ? (Completer) tasks.get(0) : null, n, 0);
    }
  }

  @SuppressWarnings("unchecked")
  private void onTask(ForkJoinTask<Object> t) {
    boolean waits = (Object) t instanceof Completer && ((Completer) (Object) t).mayWait();
    switch (random.nextInt(20)) {
      case 0: case 1: call("invoke", () -> waits && !t.isDone() ? compute(t) : t.invoke()); break;
      case 2: if (t.isDone()) call("join", t::join); break;
      case 3: if (!waits) call("quietlyInvoke", () -> { t.quietlyInvoke(); return ""; }); break;
      case 4: if (t.isDone()) call("quietlyJoin", () -> { t.quietlyJoin(); return ""; }); break;
      case 5: call("complete", () -> { t.complete((Object) t instanceof RecursiveAction ? null : (Object) 5); return ""; }); break;
      case 6: call("completeExceptionally", () -> { t.completeExceptionally(random.nextBoolean() ? new Problem("by hand") : new IllegalStateException("by hand")); return ""; }); break;
      case 7: call("quietlyComplete", () -> { t.quietlyComplete(); return ""; }); break;
      case 8: call("reinitialize", () -> { t.reinitialize(); return ""; }); break;
      case 9: call("getException", t::getException); break;
      case 10: call("getRawResult", t::getRawResult); break;
      case 11: call("tag", () -> t.getForkJoinTaskTag() + "" + t.setForkJoinTaskTag((short) 3) + t.compareAndSetForkJoinTaskTag((short) 3, (short) 4)); break;
      case 12: {
        ForkJoinTask<?> a = (ForkJoinTask<?>) new RecursiveTask<Integer>() {
          @Override
          protected Integer compute() {
            return unchecked(1000);
          }
        };
        call("invokeAll", () -> {
          if (random.nextBoolean()) ForkJoinTask.invokeAll(a);
          else ForkJoinTask.invokeAll(List.of(a));
          return a.isCompletedNormally();
        });
        break;
      }
      case 13: call("pool", () -> ForkJoinTask.inForkJoinPool() + " " + ForkJoinTask.getPool()); break;
      case 14: if (t instanceof Runnable) call("run", () -> { ((Runnable) t).run(); return ""; }); break;
      case 15: if (t instanceof CountedCompleter) onCompleter((CountedCompleter<Object>) (Object) t); break;
      default: onFuture(t);
    }
    log.append(t.isDone() ? "D" : "").append(t.isCancelled() ? "C" : "").append(t.isCompletedNormally() ? "N" : "").append(t.isCompletedAbnormally() ? "A" : "");
    log.append(' ');
  }

  private static Object compute(Object t) {
    ((Completer) t).compute();
    return "";
  }

  private void onCompleter(CountedCompleter<Object> c) {
    switch (random.nextInt(7)) {
      case 0: call("pending", () -> { c.addToPendingCount(1); return c.getPendingCount() + " " + c.decrementPendingCountUnlessZero(); }); break;
      case 1: call("root", () -> (c.getRoot() == c) + " " + (c.getCompleter() == null)); break;
      case 2: call("tryComplete", () -> { c.tryComplete(); return c.getPendingCount(); }); break;
      case 3: call("firstComplete", () -> c.firstComplete() == c); break;
      case 4: call("nextComplete", () -> c.nextComplete() == null); break;
      case 5: call("quietlyCompleteRoot", () -> { c.quietlyCompleteRoot(); return ""; }); break;
      default: call("compareAndSet", () -> c.compareAndSetPendingCount(0, 2) + " " + c.getPendingCount());
    }
  }

  private void onFuture(Future<?> f) {
    switch (random.nextInt(6)) {
      case 0: call("cancel", () -> f.cancel(random.nextBoolean())); break;
      case 1: call("get", () -> f.get(1, TimeUnit.NANOSECONDS)); break;
      case 2: if (f.isDone()) call("get", f::get); break;
      case 3: call("text", () -> text(f)); break;
      case 4: if (f instanceof FutureTask) call("run", () -> { ((FutureTask<?>) f).run(); return ""; }); break;
      default: call("is", () -> f.isDone() + " " + f.isCancelled());
    }
  }

  @SuppressWarnings("unchecked")
  String run() {
    for (int i = 0; i < 5; i++) tasks.add(make());
    for (int i = 0; i < 45; i++) {
      int n = random.nextInt(tasks.size());
      log.append(n).append('.');
      Future<?> f = tasks.get(n);
      if (f instanceof ForkJoinTask) onTask((ForkJoinTask<Object>) f);
      else onFuture(f);
    }
    for (Future<?> f : tasks) log.append(text(f)).append(' ');
    return log.toString().trim();
  }

  public static void main(String[] args) {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomTasks(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: 1. 2.is=false false 3. 0. 4. 1.<2> done2/2 invoke=2 DN 3.reinitialize=  4.quietlyComplete= DN 2.<3> true run= 3.done4/4 complete= DN 0.is=false false  2.get=-1 0.pool=false null  3.pending=1 1 DN 0. 0.text=RandomTasks$1  4.DN 2.get=-1 2.get=-1 1.quietlyComplete= DN 1.reinitialize=  2.text=RandomTasks$4[Completed normally] 2.is=true false 3.done4/4 complete= DN 3.reinitialize=  2.get=-1 3.cancel=true DCA 2.is=true false 1.failed2RuntimeException completeExceptionally= DA 2.cancel=false 0.quietlyComplete= DN 3.get=CancellationException:null DCA 0.<1000> invokeAll=true DN 3.invoke=CancellationException:null DCA 1.quietlyInvoke= DA 0.reinitialize=  4.get=null DN 2.cancel=false 1.text=RandomTasks$Completer DA 4.pool=false null DN 2.get=-1 1.cancel=false DA 0.complete= DN 3.invoke=CancellationException:null DCA 2.get=-1 RandomTasks$1 RandomTasks$Completer RandomTasks$4[Completed normally] RandomTasks$Completer RandomTasks$2
// expect: 73d2fbd9
