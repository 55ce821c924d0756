// A defect that needs a certain input and a certain schedule.
// expect assertion
// explore: proof
// explore: all
import heddle.Verify;

public class ChooseFindsInput {
  static final Object monitor = new Object();
  static int balance = 3;

  static Thread withdraw(int amount) {
    return new Thread(() -> {
      boolean enough;
      synchronized (monitor) {
        enough = balance >= amount;
      }
      if (enough)
        synchronized (monitor) {
          balance -= amount;
          assert balance >= 0 : "overdrawn by " + amount;
        }
    });
  }

  public static void main(String[] args) {
    int amount = Verify.choose(3); // 0, 1, 2: twice 2 is too much
    withdraw(amount).start();
    withdraw(amount).start();
  }
}
