// The message of a ClassCastException names both classes.
public class CastMessage {
  static class A {}
  static class B extends A {}

  public static void main(String[] args) {
    Object[] values = {new A(), "s", 1, new int[0], new A[0]};
    for (Object v : values) {
      try {
        B b = (B) v;
      } catch (ClassCastException e) {
        String m = e.getMessage();
        System.out.println(m.substring(0, m.indexOf(" (")));
      }
    }
  }
}
// expect: class CastMessage$A cannot be cast to class CastMessage$B
// expect: class java.lang.String cannot be cast to class CastMessage$B
// expect: class java.lang.Integer cannot be cast to class CastMessage$B
// expect: class [I cannot be cast to class CastMessage$B
// expect: class [LCastMessage$A; cannot be cast to class CastMessage$B
