// Verify.choose takes each value, Verify.assume ends the paths that are of no interest: 0 and 2 remain.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import heddle.Verify;

public class ChooseAndAssume {
  public static void main(String[] args) {
    int n = Verify.choose(4);
    Verify.assume(n % 2 == 0);
    System.out.println(n);
  }
}
