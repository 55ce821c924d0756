// System.setOut while another thread prints: each print looks for its stream anew.
// OpenJDK 17: of 1,500 runs 1,379 print "ab caught", 118 " caught ab", 3 "a caught b".
// expect clean
// explore: --outcomes outcomes=3
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class HiddenSetOut {
  public static void main(String[] args) throws InterruptedException {
    PrintStream before = System.out;
    ByteArrayOutputStream caught = new ByteArrayOutputStream();
    Thread t = new Thread(() -> System.setOut(new PrintStream(caught)));
    t.start();
    System.out.print("a");
    System.out.print("b");
    t.join();
    System.setOut(before);
    System.out.println(" caught " + caught);
  }
}
