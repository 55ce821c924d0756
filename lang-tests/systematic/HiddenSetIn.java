// System.setIn while another thread asks for the stream: before or after, no race.
// OpenJDK 17: of 1,500 runs 1,335 print "false", 165 "true".
// expect clean
// explore: --outcomes outcomes=2
import java.io.ByteArrayInputStream;
import java.io.InputStream;

public class HiddenSetIn {
  public static void main(String[] args) throws InterruptedException {
    InputStream mine = new ByteArrayInputStream(new byte[0]);
    Thread t = new Thread(() -> System.setIn(mine));
    t.start();
    boolean seen = System.in == mine;
    t.join();
    System.out.println(seen);
  }
}
