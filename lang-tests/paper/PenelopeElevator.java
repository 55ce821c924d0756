// The kind of program that "elevator" is in Penelope's evaluation: lifts look where somebody waits, and claim the call afterwards, which
// another lift may have done meanwhile. The violation of atomicity is intended: what was claimed is looked at again.
// expect clean
// explore: proof
// explore: --explore=predict findings=0
// explore: --explore=predict --seed=1 findings=0
public class PenelopeElevator {
  static class Controls {
    private final boolean[] waiting;
    private int served;

    Controls(int floors) {
      waiting = new boolean[floors];
      java.util.Arrays.fill(waiting, true);
    }

    // The nearest floor where somebody waits, or -1.
    synchronized int nearest(int from) {
      int best = -1;
      for (int i = 0; i < waiting.length; i++)
        if (waiting[i] && (best < 0 || Math.abs(i - from) < Math.abs(best - from))) best = i;
      return best;
    }

    synchronized boolean claim(int floor) {
      if (!waiting[floor]) return false;
      waiting[floor] = false;
      return true;
    }

    synchronized void arrived() {
      served++;
    }

    synchronized int served() {
      return served;
    }
  }

  static class Lift extends Thread {
    private final Controls controls;
    private int at;

    Lift(Controls controls, int at) {
      this.controls = controls;
      this.at = at;
    }

    @Override
    public void run() {
      for (int floor; (floor = controls.nearest(at)) >= 0;) {
        if (!controls.claim(floor)) continue;
        at = floor;
        controls.arrived();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int floors = args.length > 0 ? Integer.parseInt(args[0]) : 2, lifts = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    Controls controls = new Controls(floors);
    Lift[] all = new Lift[lifts];
    for (int i = 0; i < lifts; i++) {
      all[i] = new Lift(controls, i * floors / lifts);
      all[i].start();
    }
    for (Lift lift : all) lift.join();
    assert controls.served() == floors : controls.served() + " of " + floors;
  }
}
