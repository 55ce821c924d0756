// A constructor that throws leaves no object, but what it did before stays.
public class ExceptionInConstructor {
  static ExceptionInConstructor leaked;
  static int made;
  int value = made++;
  ExceptionInConstructor(boolean fail) {
    leaked = this;
    if (fail) throw new IllegalStateException("constructor");
    value = 50;
  }

  public static void main(String[] args) {
    ExceptionInConstructor o = null;
    try {
      o = new ExceptionInConstructor(true);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + (o == null) + " " + leaked.value + " " + made);
    }
    o = new ExceptionInConstructor(false);
    System.out.println(o.value + " " + (o == leaked) + " " + made);
  }
}
// expect: constructor true 0 1
// expect: 50 true 2
