// HandOverDaemon broken: the flag is plain. (The daemon may be cut short by the end of main: then there is no second access, in that
// schedule.)
// expect race: RaceDaemon.stop
// explore: proof
// explore: all
public class RaceDaemon {
  static boolean stop;
  static int data;

  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      data = 7;
      stop = true;
    });
    t.setDaemon(true);
    t.start();
    if (stop) assert data >= 0;
  }
}
