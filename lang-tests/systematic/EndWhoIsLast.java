// Who dies last ends the program; while another one of main and the thread lives the daemon goes on. So their ends depend on each
// other, and the daemon's line is printed or not.
// explore: --outcomes outcomes=2 findings=0
// explore: --outcomes --no-cache outcomes=2 findings=0
// explore: --systematic=all --outcomes outcomes=2 findings=0
public class EndWhoIsLast {
  public static void main(String[] args) {
    Thread starter = new Thread(() -> {
      Thread me = Thread.currentThread();
      Thread daemon = new Thread(() -> {
        try {
          me.join();
        } catch (InterruptedException e) {
          return;
        }
        System.out.println("the starter has ended");
      });
      daemon.setDaemon(true);
      daemon.start();
    });
    starter.start();
  }
}
