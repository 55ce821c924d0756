// Object.clone reads every field (JLS 17.4.5): a race with who writes a plain one, whether there is a volatile one
// beside it, which clone reads by itself, or not (with an argument).
// expect race: .plain
// explore: proof
// explore: all
// explore: --promote=auto
// explore: proof -- without
public class CloneRace {
  static class Without implements Cloneable {
    int plain;
    long other;

    @Override
    public Without clone() {
      try {
        return (Without) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Beside implements Cloneable {
    volatile int visible;
    int plain;

    @Override
    public Beside clone() {
      try {
        return (Beside) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Without without = new Without();
    Beside beside = new Beside();
    Thread a, b;
    if (args.length > 0) {
      a = new Thread(() -> without.plain = 1);
      b = new Thread(() -> without.clone());
    } else {
      a = new Thread(() -> beside.plain = 1);
      b = new Thread(() -> beside.clone());
    }
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
