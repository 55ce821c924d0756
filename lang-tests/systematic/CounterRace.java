// expect race: CounterRace.count
public class CounterRace {
  static int count;

  static class Worker extends Thread {
    public void run() { count++; }
  }

  public static void main(String[] args) {
    new Worker().start();
    new Worker().start();
  }
}
