// Names, default names, currentThread, toString.
public class Names {
  public static void main(String[] args) throws InterruptedException {
    System.out.println(Thread.currentThread().getName());
    Thread a = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()));
    Thread b = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "named");
    Thread c = new Thread("only a name");
    System.out.println(a.getName() + " " + b.getName() + " " + c.getName() + " " + new Thread().getName());
    a.start();
    a.join();
    b.setName("renamed");
    b.start();
    b.join();
    System.out.println(b);
    System.out.println(Thread.currentThread().getPriority() + " " + c.getPriority() + " " + c.isDaemon());
    c.setPriority(Thread.MAX_PRIORITY);
    c.setDaemon(true);
    System.out.println(c.getPriority() + " " + c.isDaemon());
    System.out.println(c.toString());
  }
}
// expect: main
// expect: Thread-0 named only a name Thread-1
// expect: in Thread-0
// expect: in renamed
// expect: Thread[renamed,5,]
// expect: 5 5 false
// expect: 10 true
// expect: Thread[only a name,10,main]
