public class InstanceofTypeVariable {
  static <T> boolean is(Object o) {
    return o instanceof T; // expect error: cannot be safely cast
  }

  public static void main(String[] args) {
    is(1);
  }
}
