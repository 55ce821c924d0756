/** A bank account for any number of threads. It is never overdrawn. */
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

  /** Takes the amount if there is enough, and says whether it did. */
  public boolean withdraw(int amount) {
    if (balance() < amount)
      return false;
    deposit(-amount);
    return true;
  }
}
