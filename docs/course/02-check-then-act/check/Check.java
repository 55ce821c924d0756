/** Two threads withdraw what is there once only, a third one deposits and looks on. */
public class Check {
  static final boolean[] paid = new boolean[2];

  public static void main(String[] args) throws InterruptedException {
    Account account = new Account(10);
    Thread[] customers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      customers[i] = new Thread(() -> paid[me] = account.withdraw(10), "customer" + i);
    }
    Thread looker = new Thread(() -> {
      int balance = account.balance();
      assert balance >= 0 : "overdrawn: " + balance;
    }, "looker");
    for (Thread customer : customers)
      customer.start();
    looker.start();
    for (Thread customer : customers)
      customer.join();
    looker.join();
    assert paid[0] != paid[1] : (paid[0] ? "both" : "none") + " of the customers got the money";
    assert account.balance() == 0 : "left: " + account.balance();
    account.deposit(5);
    assert !account.withdraw(6) && account.withdraw(5) && account.balance() == 0;
    System.out.println("checked");
  }
}
