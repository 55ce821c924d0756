/** Opposite transfers between two accounts beside somebody who adds them up. */
public class Check {
  public static void main(String[] args) throws InterruptedException {
    Bank bank = new Bank(3, 100);
    Thread there = new Thread(() -> bank.transfer(0, 1, 10), "there");
    Thread back = new Thread(() -> bank.transfer(1, 0, 20), "back");
    Thread auditor = new Thread(() -> {
      int sum = bank.sum(1, 0);
      assert sum == 200 : "the two accounts hold " + sum + " together";
    }, "auditor");
    there.start();
    back.start();
    auditor.start();
    there.join();
    back.join();
    auditor.join();
    assert bank.sum(0, 2) == 210 && bank.sum(2, 1) == 190 : "the transfers are not in the balances";
    bank.transfer(2, 2, 5);
    assert bank.sum(2, 0) == 210 : "a transfer from an account to itself changes it";
    System.out.println("checked");
  }
}
