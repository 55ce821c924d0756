// verdict: data race on Account.balance
public class Account {
  private final Object lock = new Object();
  private int balance;

  public Account(int balance) {
    this.balance = balance;
  }

  public synchronized int balance() {
    return balance;
  }

  public synchronized void deposit(int amount) {
    balance += amount;
  }

  public boolean withdraw(int amount) {
    synchronized (lock) {
      if (balance < amount)
        return false;
      balance -= amount;
      return true;
    }
  }
}
