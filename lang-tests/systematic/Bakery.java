// Lamport's bakery for two threads, with volatile variables.
// expect clean
public class Bakery {
  static volatile boolean choosing0, choosing1;
  static volatile int number0, number1;
  static volatile int inside;

  static void region() {
    inside++;
    assert inside == 1;
    inside--;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      choosing0 = true;
      number0 = number1 + 1;
      choosing0 = false;
      while (choosing1)
        Thread.onSpinWait();
      while (number1 != 0 && number1 < number0)
        Thread.onSpinWait();
      region();
      number0 = 0;
    }).start();
    new Thread(() -> {
      choosing1 = true;
      number1 = number0 + 1;
      choosing1 = false;
      while (choosing0)
        Thread.onSpinWait();
      while (number0 != 0 && number0 <= number1)
        Thread.onSpinWait();
      region();
      number1 = 0;
    }).start();
  }
}
