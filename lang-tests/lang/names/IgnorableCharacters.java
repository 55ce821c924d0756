// Control characters may stand inside identifiers (JLS 3.8, Character.isIdentifierIgnorable); javac leaves them out of the name.
public class IgnorableCharacters {
  static class Inner\u0001 {
    int field\u0002 = 3;

    int twice\u007f() {
      return field\u0002 * 2;
    }
  }

  public static void main(String[] args) {
    int local\u0008 = new Inner\u0001().twice\u007f();
    System.out.println(local\u0008 + " " + new Inner\u0001().getClass().getSimpleName().length());
  }
}
// expect: 6 5
