// Two threads die, main goes on.
// expect uncaught: java.lang.IllegalStateException: first
// expect uncaught: java.lang.ArithmeticException: / by zero
// exit: 0
public class TwoThreads {
  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> { throw new IllegalStateException("first"); });
    Thread b = new Thread(() -> System.out.println(1 / Integer.parseInt("0")));
    a.start();
    a.join();
    b.start();
    b.join();
    System.out.println("main ends");
  }
}
// expect: main ends
