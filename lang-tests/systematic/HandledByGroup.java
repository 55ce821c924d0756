// A thread group of the program's own takes the exceptions of its threads, and of its subgroups' threads.
// OpenJDK 17: 20 of 20 runs print "group x" twice.
// expect clean
// explore: proof
// explore: all
public class HandledByGroup {
  static class Workers extends ThreadGroup {
    Workers() {
      super("workers");
    }

    @Override
    public void uncaughtException(Thread t, Throwable e) {
      System.out.println("group " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    ThreadGroup workers = new Workers();
    Runnable fails = () -> {
      throw new IllegalStateException("x");
    };
    new Thread(workers, fails).start();
    new Thread(new ThreadGroup(workers, "inner"), fails).start();
  }
}
