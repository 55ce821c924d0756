// Ids, groups, daemon inheritance, active counts.
public class GroupsAndFactories {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> System.out.println(Thread.currentThread().isDaemon()));
    t.setDaemon(true);
    t.start();
    t.join();
    boolean[] inherited = new boolean[1];
    Thread d = new Thread(() -> inherited[0] = new Thread().isDaemon());
    d.setDaemon(true);
    d.start();
    d.join();
    System.out.println(inherited[0]);
    Thread p = new Thread(() -> {});
    p.setPriority(8);
    System.out.println(p.getPriority() + " " + new Thread(() -> {}).getPriority());
    try {
      p.setPriority(11);
    } catch (IllegalArgumentException e) {
      System.out.println("priority");
    }
    p.start();
    p.join();
    try {
      d.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("again");
    }
    Thread s = new Thread();
    s.start();
    try {
      Thread.currentThread().setDaemon(true);
    } catch (IllegalThreadStateException e) {
      System.out.println("alive");
    }
    s.join();
    System.out.println(new Thread().getId() > 0);
    try {
      Thread.sleep(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: true
// expect: true
// expect: 8 5
// expect: priority
// expect: again
// expect: alive
// expect: true
// expect: timeout value is negative
