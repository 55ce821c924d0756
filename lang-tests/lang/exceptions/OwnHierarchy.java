// Checked exceptions of one's own with data, chained through layers.
public class OwnHierarchy {
  static class AppException extends Exception {
    final int code;
    AppException(String m, int code, Throwable cause) { super(m, cause); this.code = code; }
  }
  static class NotFound extends AppException {
    NotFound(String what) { super(what + " not found", 404, null); }
  }
  static String load(String key) throws NotFound {
    if (key.isEmpty()) throw new NotFound("key");
    return key + "=1";
  }
  static int parse(String s) throws AppException {
    try {
      return Integer.parseInt(s.split("=")[1]) / (s.length() - 5);
    } catch (NumberFormatException | ArithmeticException e) {
      throw new AppException("parse", 500, e);
    }
  }

  public static void main(String[] args) {
    for (String k : new String[] {"abcd", "abc", ""}) {
      try {
        System.out.println(parse(load(k)));
      } catch (NotFound e) {
        System.out.println(e.getMessage() + " " + e.code);
      } catch (AppException e) {
        System.out.println(e.getMessage() + " " + e.code + " " + e.getCause());
      }
    }
  }
}
// expect: 1
// expect: parse 500 java.lang.ArithmeticException: / by zero
// expect: key not found 404
