// The caches of boxed numbers are filled by class initialisers in OpenJDK.
// expect clean
// explore: proof
public class SharedBoxes {
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
    Integer.valueOf(3);
    Long.valueOf(3);
    Character.valueOf((char) 3);
    Integer.toString(33);
    Integer.parseInt("3");
    Double.toString(2.5);
    Short.valueOf((short) 2);
    Byte.valueOf((byte) 3);
    Boolean.valueOf(true);
    Double.parseDouble("1e10");
    Double.toString(1.1e-30);
    Integer.decode("0x10");
    Long.toString(5, 7);
    Double.toHexString(1.5);
    Math.sqrt(3);
    StrictMath.sin(1);
  }

  static void other() throws Exception {
    Integer.valueOf(300);
    Long.valueOf(3);
    Character.valueOf((char) 3);
    Integer.toHexString(33);
    Double.parseDouble("3.5");
    Float.toString(1f);
    Short.valueOf((short) 2);
    Byte.valueOf((byte) 3);
    Character.isLetter(3);
    Double.parseDouble("1e10");
    Double.toString(1.1e-30);
    Long.parseLong("3");
    Float.parseFloat("3");
    Character.toUpperCase(65);
    Character.getNumericValue(65);
  }

  public static void main(String[] args) {
    start(SharedBoxes::one);
    start(SharedBoxes::other);
  }
}
