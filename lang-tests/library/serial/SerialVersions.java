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
