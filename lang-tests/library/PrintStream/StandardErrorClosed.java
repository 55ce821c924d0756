// After System.err has been closed, here by the statement, nobody gets to see what is printed there.
// openjdk: skip the harness has streams of its own for each program; by itself OpenJDK 17 does this
import java.io.PrintStream;

public class StandardErrorClosed {
  public static void main(String[] args) throws InterruptedException {
    System.out.println(System.err.checkError());  // expect: false
    try (PrintStream err = System.err) {
      err.print("");
    }
    System.out.println(System.err.checkError());  // expect: false
    System.err.println("lost");
    System.out.println(System.err.checkError());  // expect: true
    new Throwable("lost").printStackTrace();
    Thread thread = new Thread(() -> {
      throw new IllegalStateException("lost");
    });
    thread.start();
    thread.join();
    System.out.println("end");                    // expect: end
  }
}
