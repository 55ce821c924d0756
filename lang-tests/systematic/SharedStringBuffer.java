// A StringBuffer in two threads: its methods are synchronized in OpenJDK, and so is what others do with it.
// expect clean
// explore: proof
public class SharedStringBuffer {
  static final StringBuffer s = new StringBuffer("abc");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    s.append("x");
    s.insert(0, "y");
    s.setCharAt(0, 'z');
    s.reverse();
    s.deleteCharAt(0);
    s.setLength(3);
    s.replace(0, 1, "q");
    s.append(3).append('c').append(2.5);
  }

  static void other() throws Exception {
    s.toString();
    s.length();
    s.charAt(0);
    s.indexOf("x");
    s.substring(1);
    s.capacity();
    s.compareTo(new StringBuffer());
    new StringBuilder(s);
    "abc".contentEquals(s);
    s.chars().count();
    s.isEmpty();
    s.lastIndexOf("a");
    s.getChars(0, 1, new char[3], 0);
    s.codePointAt(0);
    String.valueOf(s);
    String.join("", s);
  }

  public static void main(String[] args) {
    start(SharedStringBuffer::one);
    start(SharedStringBuffer::other);
  }
}
