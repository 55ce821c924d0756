// HandOverTicket broken: main touches the data if it drew the second ticket, Thread-0 if it drew the first. So both do in the one order,
// with Thread-0's access behind its unlock and main's behind its later lock: unordered (JLS 17.4.5). In the other order nobody does.
// expect race: RaceTicket.data
// explore: proof
// explore: all
public class RaceTicket {
  static final Object lock = new Object();
  static int tickets, data;

  static int ticket() {
    synchronized (lock) {
      return tickets++;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      if (ticket() == 0) data++;
    }).start();
    if (ticket() == 1) data++;
  }
}
