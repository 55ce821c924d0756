// Only who drew the first ticket touches the data, which no lock protects: in no execution do both. (Without the values of the tickets the
// two accesses look like a race.)
// expect clean
// explore: proof
// explore: all
public class HandOverTicket {
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
    if (ticket() == 0) data++;
  }
}
