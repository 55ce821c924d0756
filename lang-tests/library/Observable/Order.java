import java.util.*;

@SuppressWarnings("deprecation")
public class Order {
  static class Counter extends Observable {
    int n;

    void add() {
      n++;
      setChanged();
      notifyObservers(n);
    }
  }

  public static void main(String[] args) {
    Counter c = new Counter();
    Observer a = (o, arg) -> System.out.println("a " + arg);
    Observer b = new Observer() {
      @Override
      public void update(Observable o, Object arg) {
        System.out.println("b " + arg + " " + o.countObservers() + " " + o.hasChanged());
        o.deleteObserver(this);
      }
    };
    c.addObserver(a);
    c.addObserver(b);
    c.addObserver(a);
    c.add();
    c.add();
    c.notifyObservers("unchanged");
    System.out.println(c.countObservers() + " " + new EventObject("s"));
  }
}
// expect: b 1 2 false
// expect: a 1
// expect: a 2
// expect: 1 java.util.EventObject[source=s]
