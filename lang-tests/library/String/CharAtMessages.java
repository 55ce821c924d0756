// OpenJDK keeps strings of Latin-1 characters apart, which shows in the message of charAt.
public class CharAtMessages {
  static void at(String s, int i) {
    try {
      System.out.println((int) s.charAt(i));
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"", "abc", "\u00ff", "a\u0100", "\u4e2d\u6587"})
      for (int i : new int[] {-1, 0, 1, 3}) at(s, i);
  }
}
// expect: String index out of range: -1
// expect: String index out of range: 0
// expect: String index out of range: 1
// expect: String index out of range: 3
// expect: String index out of range: -1
// expect: 97
// expect: 98
// expect: String index out of range: 3
// expect: String index out of range: -1
// expect: 255
// expect: String index out of range: 1
// expect: String index out of range: 3
// expect: index -1, length 2
// expect: 97
// expect: 256
// expect: index 3, length 2
// expect: index -1, length 2
// expect: 20013
// expect: 25991
// expect: index 3, length 2
