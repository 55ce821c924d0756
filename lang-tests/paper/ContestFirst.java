// ConTest (Edelstein et al. 2002), "First experiment": three threads look at a flag, and whoever finds it set clears it and
// prints "race". Nothing is locked. In 1000 plain runs of the authors it never showed.
// expect race: ContestFirst.first
public class ContestFirst {
  static boolean first = true;

  static class Checker implements Runnable {
    public void run() {
      if (first) {
        first = false;
        System.out.println("race");
      }
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(new Checker()).start();
  }
}
