// Nobody unparks: that somebody may wake up without any reason is no help that a program could count on.
// OpenJDK 17: 3 of 3 runs hang (killed after 3 s).
// expect deadlock
// explore: proof
// explore: proof --spurious
// explore: all --spurious
import java.util.concurrent.locks.LockSupport;

public class SpuriousParkForEver {
  public static void main(String[] args) {
    LockSupport.park();
  }
}
