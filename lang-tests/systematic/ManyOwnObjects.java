// 200 threads, each with a lock and an object of its own, which main has made for it.
// expect clean
// explore: states=1201 blocks=1201
import java.util.ArrayList;
import java.util.List;

public class ManyOwnObjects {
  static class Account {
    int balance;

    synchronized void add(int amount) {
      balance += amount;
    }

    synchronized int get() {
      return balance;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Account account = new Account();
      accounts.add(account);
      Thread t = new Thread(() -> {
        for (int k = 0; k < 5; k++) account.add(k);
      });
      t.start();
      threads.add(t);
    }
    for (Thread t : threads) t.join();
    for (Account a : accounts) assert a.get() == 10;
  }
}
