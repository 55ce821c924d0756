// Two threads run the same code; the one that comes second reads what the one that came first writes, without any order
// between the two. The write is seen on the paths of one of them only, and the read on those of the other, if the states
// between are taken as equal: it is a race nevertheless.
// expect race: LikeWorkersRace.plain
// explore: proof
// explore: --no-like-threads
public class LikeWorkersRace {
  static final Object monitor = new Object();
  static int arrived, plain, sum;

  static void run() {
    int place;
    synchronized (monitor) {
      place = ++arrived;
    }
    if (place == 1) plain = 1;
    else sum = plain;
  }

  public static void main(String[] args) {
    Runnable body = LikeWorkersRace::run;
    new Thread(body).start();
    new Thread(body).start();
  }
}
