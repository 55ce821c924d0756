// Who takes from an end of a ConcurrentLinkedDeque to which somebody adds may get an
// element although another one is in front of it by now. OpenJDK 17: "5 behind 1" in 157 of 2,462,891 runs (-Xint: 610 of 222,682).
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequePushPop {
  static volatile Integer popped;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedDeque<Integer> stack = new ConcurrentLinkedDeque<>();
    stack.push(5);
    Thread t = new Thread(() -> popped = stack.pop());
    t.start();
    stack.push(1);
    boolean still = stack.contains(5);
    t.join();
    System.out.println(popped + (popped == 1 ? "" : still ? " behind 1" : " in front of 1") + ", left " + stack);
  }
}
