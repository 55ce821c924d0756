// A shutdown hook waits for the end of the last user thread, as servers do that are to end in good order, and sees that
// it has ended: on OpenJDK the hooks are run by a thread of the VM's own. OpenJDK 17: 60 of 60 runs.
// (It was reported as a deadlock.)
// openjdk: skip the harness runs many programs in one virtual machine, whose end comes later
// expect clean
// explore: proof outcomes=1 -- join
// explore: proof outcomes=1 -- limit
// explore: proof outcomes=1 -- wait
// explore: proof outcomes=1 -- worker
// explore: proof outcomes=1 -- state
// explore: --outcomes --no-cache outcomes=1 -- join
// explore: --outcomes --no-cache outcomes=1 -- wait
// explore: --outcomes --no-cache outcomes=1 -- worker
// args: state
// expect: hook: true false TERMINATED
// expect: end
public class HookSeesTheEnd {
  static boolean stopped;

  static void await(Thread last, String how) throws InterruptedException {
    switch (how) {
      case "limit":
        last.join(1_000_000);
        break;
      case "wait":
        synchronized (last) {
          while (last.isAlive()) last.wait();
        }
        break;
      case "state":
        while (last.getState() != Thread.State.TERMINATED) last.join();
        break;
      default:
        last.join();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String how = args[0];
    Thread worker = new Thread(() -> stopped = true);
    Thread last = how.equals("worker") ? worker : Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        await(last, how);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      System.out.println("hook: " + stopped + " " + last.isAlive() + " " + last.getState());
      System.out.println("end");
    }));
    worker.start();
    if (!how.equals("worker")) worker.join();
  }
}
