// A timer's thread is one of the numbered ones before it gets its name.
import java.util.Timer;

public class ThreadNumbers {
  public static void main(String[] args) {
    System.out.println(new Thread().getName());  // expect: Thread-0
    Timer timer = new Timer("own", true);
    System.out.println(new Thread().getName());  // expect: Thread-2
    timer.cancel();
    new Thread("named");
    System.out.println(new Thread().getName());  // expect: Thread-3
  }
}
