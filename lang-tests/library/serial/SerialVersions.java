// The serialVersionUID of classes that declare none.
import java.io.*;
import java.util.*;
import java.util.function.*;

public class SerialVersions {
  static class Empty implements Serializable {}

  public static final class Fields implements Serializable, Comparable<Fields> {
    public int a;
    protected static final int CONSTANT = 5;
    private static int hidden = 6;
    private transient int also;
    transient volatile String[][] text;
    private Map<String, int[]> map;
    static final Object COMPUTED = new Object();

    @Override
    public int compareTo(Fields other) {
      return 0;
    }
  }

  abstract static class Methods<T extends Number> implements Serializable, Runnable {
    protected Methods(int n, T t) {}

    private Methods() {}

    Methods(String... s) {}

    abstract void f(List<? extends T> list) throws IOException;

    public static synchronized <U> U[] g(U[] u, long... rest) {
      return u;
    }

    private int secret() {
      Supplier<Integer> s = () -> 5;
      return s.get();
    }

    final strictfp double h() {
      return 0;
    }
  }

  class Inner implements Serializable {
    int x;

    Object copy() throws CloneNotSupportedException {
      return clone();
    }
  }

  enum Color {
    RED, GREEN
  }

  record Pair(int a, String b) implements Serializable {}

  record Declared(int a) implements Serializable {
    private static final long serialVersionUID = 12;
  }

  interface Shape extends Serializable {
    double area();
  }

  interface Marker extends Serializable {}

  @interface Note {
    int value();
  }

  static class WrongId implements Serializable {
    static final int serialVersionUID = 5;
  }

  static class NotFinal implements Serializable {
    static long serialVersionUID = 5;
  }

  static class Generic<T extends Comparable<T>> implements Comparator<T>, Serializable {
    public int compare(T a, T b) {
      return a.compareTo(b);
    }
  }

  static class NotSerial {}

  public static void main(String[] args) throws Exception {
    Serializable local = new Serializable() {
      int y = args.length;
    };
    class Local implements Serializable {
      int z = args.length;
    }
    Class<?>[] all = {Empty.class, Fields.class, Methods.class, Color.class, Pair.class, Declared.class, Shape.class, Marker.class,
        Note.class, WrongId.class, NotFinal.class, Generic.class, NotSerial.class, int.class, int[].class, boolean[].class, byte[].class,
        char[].class, short[].class, long[].class, float[].class, double[].class, int[][].class, Object[].class, String[].class,
        Color[].class, Empty[].class, Shape[][].class, Serializable.class, Object.class, Thread.class,
        Integer.class, Number.class, ArrayList.class, HashMap.class, Exception.class, RuntimeException.class, IOException.class,
        NullPointerException.class, StackOverflowError.class, Date.class, String.class, StringBuilder.class, Throwable.class, Class.class,
        Enum.class, java.math.BigInteger.class, java.util.concurrent.atomic.AtomicInteger.class, UUID.class, Inner.class, local.getClass(),
        Local.class};
    for (Class<?> c : all) {
      ObjectStreamClass d = ObjectStreamClass.lookup(c);
      ObjectStreamClass any = ObjectStreamClass.lookupAny(c);
      System.out.println(any + " " + (d == null ? "-" : d.getName()) + " " + (any.forClass() == c) + " " + Arrays.toString(any.getFields()));
    }
    ObjectStreamClass d = ObjectStreamClass.lookup(Fields.class);
    ObjectStreamField f = d.getField("a");
    System.out.println(f + " " + f.getName() + " " + f.getType() + " " + f.getTypeCode() + " " + f.getTypeString() + " " + f.getOffset()
        + " " + f.isPrimitive() + " " + f.isUnshared());
    f = d.getField("map");
    System.out.println(f + " " + f.getType() + " " + f.getTypeCode() + " " + f.getTypeString() + " " + f.getOffset() + " " + f.isPrimitive());
    System.out.println(d.getField("hidden") + " " + d.getField("text") + " " + ObjectStreamClass.NO_FIELDS.length);
    ObjectStreamField own = new ObjectStreamField("n", int[].class, true);
    System.out.println(own + " " + own.isUnshared() + " " + own.compareTo(f) + " " + (own.compareTo(d.getField("a")) > 0));
    try {
      new ObjectStreamField(null, int.class);
    } catch (NullPointerException e) {
      System.out.println("null name");
    }
  }
}
// expect: SerialVersions$Empty: static final long serialVersionUID = -463144908765894831L; SerialVersions$Empty true []
// expect: SerialVersions$Fields: static final long serialVersionUID = -1007128441265706881L; SerialVersions$Fields true [I a, Ljava/util/Map; map]
// expect: SerialVersions$Methods: static final long serialVersionUID = -2190382109348565314L; SerialVersions$Methods true []
// expect: SerialVersions$Color: static final long serialVersionUID = 0L; SerialVersions$Color true []
// expect: SerialVersions$Pair: static final long serialVersionUID = 0L; SerialVersions$Pair true [I a, Ljava/lang/String; b]
// expect: SerialVersions$Declared: static final long serialVersionUID = 12L; SerialVersions$Declared true [I a]
// expect: SerialVersions$Shape: static final long serialVersionUID = -4662087332240740735L; SerialVersions$Shape true []
// expect: SerialVersions$Marker: static final long serialVersionUID = -1834005340828813707L; SerialVersions$Marker true []
// expect: SerialVersions$Note: static final long serialVersionUID = 0L; - true []
// expect: SerialVersions$WrongId: static final long serialVersionUID = 5L; SerialVersions$WrongId true []
// expect: SerialVersions$NotFinal: static final long serialVersionUID = 5059539239971691222L; SerialVersions$NotFinal true []
// expect: SerialVersions$Generic: static final long serialVersionUID = 3248658324473807006L; SerialVersions$Generic true []
// expect: SerialVersions$NotSerial: static final long serialVersionUID = 0L; - true []
// expect: int: static final long serialVersionUID = 0L; - true []
// expect: [I: static final long serialVersionUID = 5600894804908749477L; [I true []
// expect: [Z: static final long serialVersionUID = 6309297032502205922L; [Z true []
// expect: [B: static final long serialVersionUID = -5984413125824719648L; [B true []
// expect: [C: static final long serialVersionUID = -5753798564021173076L; [C true []
// expect: [S: static final long serialVersionUID = -1188055269542874886L; [S true []
// expect: [J: static final long serialVersionUID = 8655923659555304851L; [J true []
// expect: [F: static final long serialVersionUID = 836686056779680834L; [F true []
// expect: [D: static final long serialVersionUID = 4514449696888150558L; [D true []
// expect: [[I: static final long serialVersionUID = 1727100010502261052L; [[I true []
// expect: [Ljava.lang.Object;: static final long serialVersionUID = -8012369246846506644L; [Ljava.lang.Object; true []
// expect: [Ljava.lang.String;: static final long serialVersionUID = -5921575005990323385L; [Ljava.lang.String; true []
// expect: [LSerialVersions$Color;: static final long serialVersionUID = -7290879295629136146L; [LSerialVersions$Color; true []
// expect: [LSerialVersions$Empty;: static final long serialVersionUID = -1556916324295165220L; [LSerialVersions$Empty; true []
// expect: [[LSerialVersions$Shape;: static final long serialVersionUID = 8178026165390615050L; [[LSerialVersions$Shape; true []
// expect: java.io.Serializable: static final long serialVersionUID = 1196656838076753133L; java.io.Serializable true []
// expect: java.lang.Object: static final long serialVersionUID = 0L; - true []
// expect: java.lang.Thread: static final long serialVersionUID = 0L; - true []
// expect: java.lang.Integer: static final long serialVersionUID = 1360826667806852920L; java.lang.Integer true [I value]
// expect: java.lang.Number: static final long serialVersionUID = -8742448824652078965L; java.lang.Number true []
// expect: java.util.ArrayList: static final long serialVersionUID = 8683452581122892189L; java.util.ArrayList true [I size]
// expect: java.util.HashMap: static final long serialVersionUID = 362498820763181265L; java.util.HashMap true [F loadFactor, I threshold]
// expect: java.lang.Exception: static final long serialVersionUID = -3387516993124229948L; java.lang.Exception true []
// expect: java.lang.RuntimeException: static final long serialVersionUID = -7034897190745766939L; java.lang.RuntimeException true []
// expect: java.io.IOException: static final long serialVersionUID = 7818375828146090155L; java.io.IOException true []
// expect: java.lang.NullPointerException: static final long serialVersionUID = 5162710183389028792L; java.lang.NullPointerException true []
// expect: java.lang.StackOverflowError: static final long serialVersionUID = 8609175038441759607L; java.lang.StackOverflowError true []
// expect: java.util.Date: static final long serialVersionUID = 7523967970034938905L; java.util.Date true []
// expect: java.lang.String: static final long serialVersionUID = -6849794470754667710L; java.lang.String true []
// expect: java.lang.StringBuilder: static final long serialVersionUID = 4383685877147921099L; java.lang.StringBuilder true []
// expect: java.lang.Throwable: static final long serialVersionUID = -3042686055658047285L; java.lang.Throwable true [Ljava/lang/Throwable; cause, Ljava/lang/String; detailMessage, [Ljava/lang/StackTraceElement; stackTrace, Ljava/util/List; suppressedExceptions]
// expect: java.lang.Class: static final long serialVersionUID = 3206093459760846163L; java.lang.Class true []
// expect: java.lang.Enum: static final long serialVersionUID = 0L; java.lang.Enum true []
// expect: java.math.BigInteger: static final long serialVersionUID = -8287574255936472291L; java.math.BigInteger true [I bitCount, I bitLength, I firstNonzeroByteNum, I lowestSetBit, I signum, [B magnitude]
// expect: java.util.concurrent.atomic.AtomicInteger: static final long serialVersionUID = 6214790243416807050L; java.util.concurrent.atomic.AtomicInteger true [I value]
// expect: java.util.UUID: static final long serialVersionUID = -4856846361193249489L; java.util.UUID true [J leastSigBits, J mostSigBits]
// expect: SerialVersions$Inner: static final long serialVersionUID = 2182489255583532786L; SerialVersions$Inner true [I x, LSerialVersions; this$0]
// expect: SerialVersions$1: static final long serialVersionUID = -6393759419372584731L; SerialVersions$1 true [I y, [Ljava/lang/String; val$args]
// expect: SerialVersions$1Local: static final long serialVersionUID = 3490424903293117076L; SerialVersions$1Local true [I z, [Ljava/lang/String; val$args]
// expect: I a a int I null 0 true false
// expect: Ljava/util/Map; map interface java.util.Map L Ljava/util/Map; 0 false
// expect: null null 0
// expect: [I n true 1 true
// expect: null name
