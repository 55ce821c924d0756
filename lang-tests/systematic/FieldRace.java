// A field of a shared object; the reader takes the lock, the writer does not.
// expect race: Account.balance
class Account {
  private int balance;

  synchronized int balance() { return balance; }
  void deposit(int amount) { balance += amount; }
}

public class FieldRace {
  static final Account account = new Account();

  static class Depositor extends Thread {
    public void run() { account.deposit(10); }
  }

  public static void main(String[] args) {
    new Depositor().start();
    int seen = account.balance();
    assert seen == 0 || seen == 10;
  }
}
