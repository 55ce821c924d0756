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
    boolean enough;
    synchronized (this) {
      enough = balance >= amount;
    }
    if (enough) {
      synchronized (this) {
        balance -= amount;
      }
    }
    return enough;
  }
}
