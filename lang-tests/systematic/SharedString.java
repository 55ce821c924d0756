// One string in two threads. Its hash is remembered in plain fields in OpenJDK, by whoever asks first: the same value whoever writes it.
// expect clean
// explore: proof
public class SharedString {
  static final String s = new String("abcdef");

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
    s.hashCode();
    s.intern();
    s.substring(2);
    s.split(",");
    s.replaceAll("b", "c");
    s.matches("a*");
    s.toUpperCase();
    s.chars().sum();
    s.isBlank();
    String.join(",", s, s);
    ("a" + Thread.currentThread().getName()).intern();
  }

  static void other() throws Exception {
    s.hashCode();
    s.equals("x");
    s.strip();
    s.repeat(2);
    s.format("%s %d", s, 3);
    s.lines().count();
    s.toCharArray();
    s.getBytes();
    s.compareTo("x");
    s.intern();
    ("a" + Thread.currentThread().getName()).intern();
    "x".intern();
  }

  public static void main(String[] args) {
    start(SharedString::one);
    start(SharedString::other);
  }
}
