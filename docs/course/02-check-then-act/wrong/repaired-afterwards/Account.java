// verdict: overdrawn: -10
public class Account {
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
    synchronized (this) {
      balance -= amount;
      if (balance >= 0)
        return true;
    }
    deposit(amount);
    return false;
  }
}
