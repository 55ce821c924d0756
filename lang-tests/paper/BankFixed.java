// Cooperari's bank repaired: interest under the monitor, and accounts are locked in the order of their numbers.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=0
class Account {
  final int number;
  private int balance = 100;

  Account(int number) { this.number = number; }

  synchronized int balance() { return balance; }
  synchronized void addInterest() { balance += 5; }

  static void transfer(Account from, Account to, int amount) {
    synchronized (from.number < to.number ? from : to) {
      synchronized (from.number < to.number ? to : from) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }
}

public class BankFixed {
  public static void main(String[] args) throws InterruptedException {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Account[] accounts = new Account[n];
    for (int i = 0; i < n; i++)
      accounts[i] = new Account(i);
    Thread[] clerks = new Thread[n];
    for (int i = 0; i < n; i++) {
      Account mine = accounts[i], next = accounts[(i + 1) % n];
      clerks[i] = new Thread(() -> {
        Account.transfer(mine, next, 10);
        mine.addInterest();
      }, "clerk-" + i);
      clerks[i].start();
    }
    for (Thread clerk : clerks)
      clerk.join();
    int sum = 0;
    for (Account a : accounts)
      sum += a.balance();
    assert sum == 105 * n : "the bank has " + sum;
  }
}
