// Compound assignment and ++ on boxed variables.
public class BoxedCompound {
  static Integer field = 1;
  Long counter = 10L;

  public static void main(String[] args) {
    Integer i = 5;
    i += 3;
    System.out.println(i);
    i++;
    ++i;
    System.out.println(i--);
    System.out.println(i);
    Character c = 'a';
    c++;
    System.out.println(c);
    Double d = 1.5;
    d *= 2;
    System.out.println(d);
    field += 41;
    System.out.println(field);
    BoxedCompound o = new BoxedCompound();
    o.counter -= 3;
    o.counter++;
    System.out.println(o.counter);
    Integer[] a = {1, 2};
    a[1] <<= 4;
    a[0]++;
    System.out.println(a[0] + " " + a[1]);
    Boolean b = true;
    b &= false;
    System.out.println(b);
    Byte by = 127;
    by++;
    System.out.println(by);
    Integer nothing = null;
    try {
      nothing++;
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
// expect: 8
// expect: 10
// expect: 9
// expect: b
// expect: 3.0
// expect: 42
// expect: 8
// expect: 2 32
// expect: false
// expect: -128
// expect: null
