// Enums that implement interfaces; lambdas as constructor arguments.
import java.util.function.*;

public class Interfaces {
  interface Priced { int price(); default String tag() { return price() + "c"; } }
  enum Fruit implements Priced, IntUnaryOperator {
    APPLE(50, x -> x + 1), PEAR(60, x -> x * 2) { @Override public String tag() { return "pear " + super.tag(); } };
    private final int price;
    private final IntUnaryOperator op;
    Fruit(int p, IntUnaryOperator op) { price = p; this.op = op; }
    public int price() { return price; }
    public int applyAsInt(int x) { return op.applyAsInt(x); }
  }
  enum Singleton {
    INSTANCE;
    int hits;
    int hit() { return ++hits; }
  }

  public static void main(String[] args) {
    for (Fruit f : Fruit.values()) System.out.println(f.tag() + " " + f.applyAsInt(10) + " " + f.andThen(x -> -x).applyAsInt(1));
    Priced p = Fruit.PEAR;
    System.out.println(p.price());
    Singleton.INSTANCE.hit();
    System.out.println(Singleton.INSTANCE.hit());
  }
}
// expect: 50c 11 -2
// expect: pear 60c 20 -2
// expect: 60
// expect: 2
