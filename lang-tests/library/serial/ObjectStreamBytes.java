// The bytes of serialised objects, for classes of the program.
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

public class ObjectStreamBytes {
  static class Point implements Serializable {
    private static final long serialVersionUID = 1;
    int x = 1;
    long y = -2;
    String name = "p";
    String second = "q";
    transient int hidden = 7;
    static int shared = 9;
    boolean flag = true;
    byte b = -3;
    char c = 'c';
    short s = 300;
    float f = 1.5f;
    double d = -0.1;
    Point next;
    int[] numbers = {1, 2, -3};
    Object[] mixed = {"p", null, 5, 'x'};
  }

  static class Plain {
    int lost = 3;

    Plain() {
      lost = 4;
    }
  }

  static class Sub extends Plain implements Serializable {
    private static final long serialVersionUID = 2;
    int kept = 5;
  }

  static class Custom extends Point {
    private static final long serialVersionUID = 3;
    transient String text = "text";
    int z = 8;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.writeUTF("first");
      out.defaultWriteObject();
      out.writeInt(42);
      out.writeObject(text);
      out.writeLong(77);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      System.out.println(in.readUTF());
      in.defaultReadObject();
      System.out.println(in.readInt() + " " + z);
      text = (String) in.readObject() + in.readLong();
    }
  }

  static class External implements Externalizable {
    private static final long serialVersionUID = 4;
    int a;
    Object o;

    public External() {
      a = -1;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(a);
      out.writeObject(o);
      out.write(new byte[300]);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
      a = in.readInt();
      o = in.readObject();
    }
  }

  static class Put implements Serializable {
    private static final long serialVersionUID = 5;
    private static final ObjectStreamField[] serialPersistentFields = {
      new ObjectStreamField("sum", int.class), new ObjectStreamField("words", String[].class),
      new ObjectStreamField("list", Object.class), new ObjectStreamField("alone", int[].class, true)
    };
    int a = 1, b = 2;
    String words = "u v";
    int[] alone = {1};

    private void writeObject(ObjectOutputStream out) throws IOException {
      ObjectOutputStream.PutField f = out.putFields();
      f.put("sum", a + b);
      f.put("words", words.split(" "));
      try {
        f.put("nothing", 1);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      try {
        f.put("sum", 1L);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      f.put("alone", alone);
      out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      ObjectInputStream.GetField f = in.readFields();
      a = f.get("sum", 0);
      words = String.join("+", (String[]) f.get("words", null));
      System.out.println(f.defaulted("sum") + " " + f.defaulted("list") + " " + f.get("list", "x"));
      try {
        f.get("nothing", 1);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      System.out.println(f.getObjectStreamClass());
    }
  }

  enum Color {
    RED, GREEN {
      @Override
      String hue() {
        return "g";
      }
    };

    int counter;

    String hue() {
      return "r";
    }
  }

  record Pair(int n, String s, Object o) implements Serializable {
    Pair {
      if (n < 0) throw new IllegalArgumentException("negative");
    }
  }

  interface Greets {
    String greet(String who);
  }

  static class Handler implements InvocationHandler, Serializable {
    private static final long serialVersionUID = 6;
    String start = "hello ";

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) {
      return start + args[0];
    }
  }

  static class Replaced implements Serializable {
    private static final long serialVersionUID = 7;
    String secret = "s";

    Object writeReplace() {
      return new StandIn(secret + "!");
    }
  }

  static class StandIn implements Serializable {
    private static final long serialVersionUID = 8;
    String open;

    StandIn(String open) {
      this.open = open;
    }

    private Object readResolve() {
      Replaced r = new Replaced();
      r.secret = open + "?";
      return r;
    }
  }

  static byte[] bytes(Object... all) throws IOException {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(to)) {
      for (Object each : all) out.writeObject(each);
    }
    return to.toByteArray();
  }

  static void show(String what, byte[] b) {
    System.out.println(what + ": " + b.length);
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < b.length; i++) {
      line.append(String.format("%02x", b[i]));
      if (line.length() == 100 || i == b.length - 1) {
        System.out.println("  " + line);
        line.setLength(0);
      }
    }
  }

  static Object[] read(byte[] b, int count) throws Exception {
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
    Object[] result = new Object[count];
    for (int i = 0; i < count; i++) result[i] = in.readObject();
    System.out.println("left " + in.available() + " " + in.read());
    return result;
  }

  static Object again(String what, Object o) throws Exception {
    byte[] b = bytes(o);
    show(what, b);
    return read(b, 1)[0];
  }

  public static void main(String[] args) throws Exception {
    Point p = new Point();
    p.next = p;
    Point q = (Point) again("point", p);
    System.out.println((q.next == q) + " " + q.x + q.y + q.name + q.hidden + q.flag + q.b + q.c + q.s + q.f + q.d
        + Arrays.toString(q.numbers) + Arrays.toString(q.mixed) + (q.mixed[0] == q.name));
    Sub s = new Sub();
    s.lost = 6;
    s.kept = 7;
    Sub t = (Sub) again("sub", s);
    System.out.println(t.lost + " " + t.kept);
    Custom c = (Custom) again("custom", new Custom());
    System.out.println(c.text + c.z + c.name);
    External e = new External();
    e.a = 12;
    e.o = e;
    External r = (External) again("external", e);
    System.out.println(r.a + " " + (r.o == r));
    Put u = (Put) again("put", new Put());
    System.out.println(u.a + " " + u.b + " " + u.words + " " + u.alone);
    Object[] colors = (Object[]) again("enums", new Color[] {Color.RED, Color.GREEN, Color.RED});
    System.out.println(Arrays.toString(colors) + (colors[1] == Color.GREEN));
    System.out.println(again("record", new Pair(3, "three", List.of(1))));
    Greets g = (Greets) Proxy.newProxyInstance(ObjectStreamBytes.class.getClassLoader(), new Class<?>[] {Greets.class}, new Handler());
    System.out.println(((Greets) again("proxy", g)).greet("you"));
    System.out.println(((Replaced) again("replaced", new Replaced())).secret);
    for (Object o : new Object[] {null, "", "a\u0000\u00e9\u20ac\ud83d\ude00", 1, 2L, (short) 3, (byte) 4, 'c', true, 1.5f, -2.5, String.class,
        int.class, int[][].class, Color.class, Pair.class, Greets.class, Point.class, Object.class,
        ObjectStreamClass.lookup(Point.class)}) {
      System.out.println(again("" + (o instanceof String ? "string" : o), o));
    }
    for (Object o : new Object[] {new boolean[] {true, false}, new byte[] {1, -1}, new char[] {'a', '\uffff'}, new short[] {-5},
        new long[] {Long.MIN_VALUE}, new float[] {Float.NaN}, new double[] {1e300}, new int[][] {{1}, {}, null}, new String[] {"x", "x"}}) {
      Object back = again(o.getClass().getSimpleName(), o);
      System.out.println(Arrays.deepToString(new Object[] {back}) + (back.getClass() == o.getClass()));
    }
    // Several objects share what they refer to.
    Object[] shared = read(bytes("one", p, "one", p.name, p, p.numbers), 6);
    System.out.println((shared[0] == shared[2]) + " " + (shared[1] == shared[4]) + " " + (((Point) shared[1]).numbers == shared[5]));
    // Primitive data, in blocks.
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(to);
    System.out.println(to.size());
    out.writeInt(1);
    out.writeBoolean(true);
    out.writeChars("ab");
    out.writeBytes("cd");
    out.writeDouble(3.5);
    out.writeFloat(0.5f);
    out.writeByte(300);
    out.writeShort(-2);
    out.writeUTF("\u00fcber");
    System.out.println(to.size());
    out.flush();
    System.out.println(to.size());
    out.writeObject("in between");
    out.writeLong(9);
    out.write(new byte[256]);
    out.flush();
    out.write(new byte[1200], 10, 1100);
    out.write(5);
    out.reset();
    out.writeObject("in between");
    out.writeUnshared("in between");
    out.writeObject("in between");
    out.close();
    byte[] b = to.toByteArray();
    show("blocks", Arrays.copyOf(b, 100));
    show("end", Arrays.copyOfRange(b, b.length - 150, b.length));
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
    System.out.println(in.available());
    System.out.println(in.readInt() + " " + in.readBoolean() + in.readChar() + in.readChar() + in.readByte() + in.read() + " "
        + in.readDouble() + " " + in.readFloat() + " " + in.readUnsignedByte() + " " + in.readShort() + " " + in.readUTF() + in.available());
    Object first = in.readObject();
    System.out.println(first + " " + in.available() + " " + in.readLong() + " " + in.available());
    byte[] part = new byte[300];
    System.out.println(in.read(part) + " " + in.read(part, 10, 5) + " " + in.skipBytes(1000) + " " + in.skip(30) + " " + in.available());
    in.readFully(part, 0, 65);
    System.out.println(in.read() + " " + in.available() + " " + in.read() + " " + in.read(part));
    Object second = in.readObject();
    Object third = in.readObject();
    System.out.println(second.equals(first) + " " + (second == first) + " " + (third == second) + " " + (in.readObject() == second));
    try {
      in.readObject();
    } catch (EOFException x) {
      System.out.println(x);
    }
    // Long texts.
    String big = "\u20ac".repeat(22000);
    byte[] long1 = bytes(big, big);
    show("long", Arrays.copyOf(long1, 20));
    System.out.println(long1.length + " " + read(long1, 2)[1].equals(big));
    System.out.println(bytes("x".repeat(65535)).length + " " + bytes("x".repeat(65536)).length);
    try {
      new ObjectOutputStream(new ByteArrayOutputStream()).writeUTF(big);
    } catch (UTFDataFormatException x) {
      System.out.println(x);
    }
  }
}
