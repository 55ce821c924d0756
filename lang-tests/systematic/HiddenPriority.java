// A priority is changed while its thread looks at it: no race that a program could notice.
// OpenJDK 17: of 1,500 runs 1,318 print "5 5", 182 "7 7".
// expect clean
// explore: --outcomes outcomes=3
public class HiddenPriority {
  public static void main(String[] args) throws InterruptedException {
    Thread self = Thread.currentThread();
    Thread t = new Thread(() -> self.setPriority(7));
    t.start();
    int first = self.getPriority(), second = self.getPriority();
    t.join();
    System.out.println(first + " " + second);
  }
}
