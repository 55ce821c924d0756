// What a daemon prints in front of the program's end is seen, and what it does besides is not: with --outcomes each number of
// lines is an output, without it the end is tried once.
// explore: proof states<=4 findings=0
// explore: --outcomes outcomes=4 findings=0
// explore: --outcomes --no-cache outcomes=4 findings=0
// explore: --systematic=all --outcomes outcomes=4 findings=0
public class EndWhileDaemonPrints {
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      for (int i = 0; i < 3; i++) System.out.println(i);
    });
    daemon.setDaemon(true);
    daemon.start();
  }
}
