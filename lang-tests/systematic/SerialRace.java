// An object is written to a stream while another thread changes it.
// expect race: Account.balance
import java.io.*;

public class SerialRace {
  static class Account implements Serializable {
    private static final long serialVersionUID = 1;
    int balance = 10;
  }

  public static void main(String[] args) throws Exception {
    Account account = new Account();
    Thread changer = new Thread(() -> account.balance = 20);
    changer.start();
    new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(account);
    changer.join();
  }
}
