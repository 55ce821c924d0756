// The bakery without the flags "choosing": a number that is about to be written is overlooked.
// expect assertion
public class BakeryNoChoosing {
  static volatile int number0, number1;
  static volatile int inside;

  static void region() {
    inside++;
    assert inside == 1;
    inside--;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      number0 = number1 + 1;
      while (number1 != 0 && number1 < number0)
        Thread.onSpinWait();
      region();
      number0 = 0;
    }).start();
    new Thread(() -> {
      number1 = number0 + 1;
      while (number0 != 0 && number0 <= number1)
        Thread.onSpinWait();
      region();
      number1 = 0;
    }).start();
  }
}
