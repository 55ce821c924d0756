/** Two transfers in opposite directions, each of which locks both accounts. */
public class Transfer {
  static class Account {
    int balance = 100;
  }

  static void transfer(Account from, Account to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) {
    Account savings = new Account();
    Account current = new Account();
    new Thread(() -> transfer(savings, current, 10), "rent").start();
    new Thread(() -> transfer(current, savings, 20), "salary").start();
  }
}
