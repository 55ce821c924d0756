// Started; started by the VM's end; or a Runnable of another one.
public class NeverStartedFixed {
  static class Job extends Thread {
    @Override
    public void run() {
      System.out.println("runs in " + Thread.currentThread().getName());
    }
  }

  static Job job;

  public static void main(String[] args) throws Exception {
    Thread started = new Thread(() -> System.out.println("started"), "started");
    started.start();
    started.join();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook"), "hook"));
    job = new Job();
    Thread carrier = new Thread(job, "carrier");
    carrier.start();
    carrier.join();
  }
}
