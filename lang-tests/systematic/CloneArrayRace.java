// clone() reads every element of an array.
// explore: proof
// explore: all
// expect race: element 2 of
public class CloneArrayRace {
  public static void main(String[] args) throws Exception {
    long[] numbers = new long[3];
    Thread t = new Thread(() -> numbers[2] = 2);
    t.start();
    numbers.clone();
    t.join();
  }
}
