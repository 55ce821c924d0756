// ConTest, "Second experiment": threads move money between two accounts of a global array, main adds up the accounts in between. As
// in Sun's demonstration nothing is locked.
// expect race: ContestMoney.accounts
public class ContestMoney {
  static final int[] accounts = {100, 100, 100};

  static class MoveMoney extends Thread {
    final int from, to, amount;

    MoveMoney(int from, int to, int amount) {
      this.from = from;
      this.to = to;
      this.amount = amount;
    }

    public void run() {
      accounts[to] += amount;
      accounts[from] -= amount;
    }
  }

  static void checkSum() {
    int sum = 0;
    for (int a : accounts)
      sum += a;
    assert sum == 300 : "the bank has " + sum;
  }

  public static void main(String[] args) {
    new MoveMoney(0, 1, 10).start();
    new MoveMoney(1, 2, 20).start();
    checkSum();
  }
}
