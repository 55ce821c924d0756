// Mistake: two transfers in opposite directions take the two accounts' monitors in opposite orders.
// expect deadlock
public class LockOrder {
  static class Account {
    private final String owner;
    private int balance;

    Account(String owner, int balance) {
      this.owner = owner;
      this.balance = balance;
    }

    void transferTo(Account other, int amount) {
      synchronized (this) {
        synchronized (other) {
          balance -= amount;
          other.balance += amount;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account ada = new Account("Ada", 100);
    Account bob = new Account("Bob", 100);
    Thread there = new Thread(() -> ada.transferTo(bob, 10), "there");
    Thread back = new Thread(() -> bob.transferTo(ada, 20), "back");
    there.start();
    back.start();
    there.join();
    back.join();
    assert ada.balance + bob.balance == 200;
  }
}
