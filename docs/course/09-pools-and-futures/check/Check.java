/** Two threads that want the result, two that give one, of which the first counts; a failure; a value that is null. */
public class Check {
  static Object[] got = new Object[2];

  static Thread getter(Result<String> result, int place) {
    return new Thread(() -> {
      try {
        got[place] = result.get();
      } catch (RuntimeException e) {
        got[place] = e;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "getter-" + place);
  }

  static void run(Thread... threads) throws InterruptedException {
    for (Thread thread : threads)
      thread.start();
    for (Thread thread : threads)
      thread.join();
  }

  public static void main(String[] args) throws InterruptedException {
    Result<String> result = new Result<>();
    run(getter(result, 0), getter(result, 1), new Thread(() -> result.set("one"), "setter-1"), new Thread(() -> result.set("two"), "setter-2"));
    assert got[0] != null && got[0] == got[1] : "get() returned " + got[0] + " and " + got[1];
    assert result.get() == got[0] : "the result has changed to " + result.get();

    Result<String> failed = new Result<>();
    RuntimeException reason = new IllegalStateException("no paper");
    run(getter(failed, 0), getter(failed, 1), new Thread(() -> {
      failed.fail(reason);
      failed.set("late");
    }, "failer"));
    assert got[0] == reason && got[1] == reason : "get() gave " + got[0] + " and " + got[1] + " instead of the failure";

    Result<String> nothing = new Result<>();
    got[0] = "not asked";
    run(getter(nothing, 0), new Thread(() -> nothing.set(null), "setter"));
    assert got[0] == null : "get() returned " + got[0] + " instead of null";
    System.out.println("checked");
  }
}
