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
      System.out.println(("" + again("" + (o instanceof String ? "string" : o), o)).replace('\0', '0'));
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
// expect: point: 448
// expect:   aced0005737200174f626a65637453747265616d427974657324506f696e74000000000000000102000d4200016243000163
// expect:   44000164460001665a0004666c616753000173490001784a0001795b00056d697865647400135b4c6a6176612f6c616e672f
// expect:   4f626a6563743b4c00046e616d657400124c6a6176612f6c616e672f537472696e673b4c00046e6578747400194c4f626a65
// expect:   637453747265616d427974657324506f696e743b5b00076e756d626572737400025b494c00067365636f6e6471007e000278
// expect:   70fd0063bfb999999999999a3fc0000001012c00000001fffffffffffffffe757200135b4c6a6176612e6c616e672e4f626a
// expect:   6563743b90ce589f1073296c0200007870000000047400017070737200116a6176612e6c616e672e496e746567657212e2a0
// expect:   a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000
// expect:   000005737200136a6176612e6c616e672e436861726163746572348b47d96b1a267802000143000576616c75657870007871
// expect:   007e000871007e0005757200025b494dba602676eab2a50200007870000000030000000100000002fffffffd74000171
// expect: left 0 -1
// expect: true 1-2p0true-3c3001.5-0.1[1, 2, -3][p, null, 5, x]true
// expect: sub: 53
// expect:   aced0005737200154f626a65637453747265616d42797465732453756200000000000000020200014900046b657074787000
// expect:   000007
// expect: left 0 -1
// expect: 4 7
// expect: custom: 524
// expect:   aced0005737200184f626a65637453747265616d427974657324437573746f6d00000000000000030300014900017a787200
// expect:   174f626a65637453747265616d427974657324506f696e74000000000000000102000d420001624300016344000164460001
// expect:   665a0004666c616753000173490001784a0001795b00056d697865647400135b4c6a6176612f6c616e672f4f626a6563743b
// expect:   4c00046e616d657400124c6a6176612f6c616e672f537472696e673b4c00046e6578747400194c4f626a6563745374726561
// expect:   6d427974657324506f696e743b5b00076e756d626572737400025b494c00067365636f6e6471007e00037870fd0063bfb999
// expect:   999999999a3fc0000001012c00000001fffffffffffffffe757200135b4c6a6176612e6c616e672e4f626a6563743b90ce58
// expect:   9f1073296c0200007870000000047400017070737200116a6176612e6c616e672e496e746567657212e2a0a4f78187380200
// expect:   0149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078700000000573720013
// expect:   6a6176612e6c616e672e436861726163746572348b47d96b1a267802000143000576616c75657870007871007e0009707572
// expect:   00025b494dba602676eab2a50200007870000000030000000100000002fffffffd7400017177070005666972737400000008
// expect:   77040000002a740004746578747708000000000000004d78
// expect: first
// expect: 42 8
// expect: left 0 -1
// expect: text778p
// expect: external: 364
// expect:   aced00057372001a4f626a65637453747265616d42797465732445787465726e616c00000000000000040c00007870770400
// expect:   00000c71007e00017a0000012c00000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000078
// expect: left 0 -1
// expect: 12 true
// expect: no such field nothing with type int
// expect: no such field sum with type long
// expect: put: 200
// expect:   aced0005737200154f626a65637453747265616d427974657324507574000000000000000503000449000373756d5b000561
// expect:   6c6f6e657400025b494c00046c6973747400124c6a6176612f6c616e672f4f626a6563743b5b0005776f7264737400135b4c
// expect:   6a6176612f6c616e672f537472696e673b787000000003757200025b494dba602676eab2a502000078700000000100000001
// expect:   70757200135b4c6a6176612e6c616e672e537472696e673badd256e7e91d7b47020000787000000002740001757400017678
// expect: false false null
// expect: no such field nothing with type int
// expect: ObjectStreamBytes$Put: static final long serialVersionUID = 5L;
// expect: left 0 -1
// expect: 3 0 u+v null
// expect: enums: 145
// expect:   aced00057572001a5b4c4f626a65637453747265616d427974657324436f6c6f723b300bf63b8d0e80710200007870000000
// expect:   037e7200174f626a65637453747265616d427974657324436f6c6f7200000000000000001200007872000e6a6176612e6c61
// expect:   6e672e456e756d000000000000000012000078707400035245447e71007e0002740005475245454e71007e0004
// expect: left 0 -1
// expect: [RED, GREEN, RED]true
// expect: record: 237
// expect:   aced0005737200164f626a65637453747265616d4279746573245061697200000000000000000200034900016e4c00016f74
// expect:   00124c6a6176612f6c616e672f4f626a6563743b4c0001737400124c6a6176612f6c616e672f537472696e673b7870000000
// expect:   03737200116a6176612e7574696c2e436f6c6c536572578eabb63a1ba8110300014900037461677870000000017704000000
// expect:   01737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e
// expect:   6c616e672e4e756d62657286ac951d0b94e08b020000787000000001787400057468726565
// expect: left 0 -1
// expect: Pair[n=3, s=three, o=[1]]
// expect: proxy: 200
// expect:   aced0005737d0000000100184f626a65637453747265616d427974657324477265657473787200176a6176612e6c616e672e
// expect:   7265666c6563742e50726f7879e127da20cc1043cb0200014c0001687400254c6a6176612f6c616e672f7265666c6563742f
// expect:   496e766f636174696f6e48616e646c65723b7870737200194f626a65637453747265616d42797465732448616e646c657200
// expect:   000000000000060200014c000573746172747400124c6a6176612f6c616e672f537472696e673b787074000668656c6c6f20
// expect: left 0 -1
// expect: hello you
// expect: replaced: 79
// expect:   aced0005737200194f626a65637453747265616d4279746573245374616e64496e00000000000000080200014c00046f7065
// expect:   6e7400124c6a6176612f6c616e672f537472696e673b78707400027321
// expect: left 0 -1
// expect: s!?
// expect: null: 5
// expect:   aced000570
// expect: left 0 -1
// expect: null
// expect: string: 7
// expect:   aced0005740000
// expect: left 0 -1
// expect:
// expect: string: 21
// expect:   aced000574000e61c080c3a9e282aceda0bdedb880
// expect: left 0 -1
// expect: a0é€😀
// expect: 1: 81
// expect:   aced0005737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a61
// expect:   76612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001
// expect: left 0 -1
// expect: 1
// expect: 2: 82
// expect:   aced00057372000e6a6176612e6c616e672e4c6f6e673b8be490cc8f23df0200014a000576616c7565787200106a6176612e
// expect:   6c616e672e4e756d62657286ac951d0b94e08b02000078700000000000000002
// expect: left 0 -1
// expect: 2
// expect: 3: 77
// expect:   aced00057372000f6a6176612e6c616e672e53686f7274684d37133460da5202000153000576616c7565787200106a617661
// expect:   2e6c616e672e4e756d62657286ac951d0b94e08b02000078700003
// expect: left 0 -1
// expect: 3
// expect: 4: 75
// expect:   aced00057372000e6a6176612e6c616e672e427974659c4e6084ee50f51c02000142000576616c7565787200106a6176612e
// expect:   6c616e672e4e756d62657286ac951d0b94e08b020000787004
// expect: left 0 -1
// expect: 4
// expect: c: 50
// expect:   aced0005737200136a6176612e6c616e672e436861726163746572348b47d96b1a267802000143000576616c756578700063
// expect: left 0 -1
// expect: c
// expect: true: 47
// expect:   aced0005737200116a6176612e6c616e672e426f6f6c65616ecd207280d59cfaee0200015a000576616c7565787001
// expect: left 0 -1
// expect: true
// expect: 1.5: 79
// expect:   aced00057372000f6a6176612e6c616e672e466c6f6174daedc9a2db3cf0ec02000146000576616c7565787200106a617661
// expect:   2e6c616e672e4e756d62657286ac951d0b94e08b02000078703fc00000
// expect: left 0 -1
// expect: 1.5
// expect: -2.5: 84
// expect:   aced0005737200106a6176612e6c616e672e446f75626c6580b3c24a296bfb0402000144000576616c7565787200106a6176
// expect:   612e6c616e672e4e756d62657286ac951d0b94e08b0200007870c004000000000000
// expect: left 0 -1
// expect: -2.5
// expect: class java.lang.String: 37
// expect:   aced0005767200106a6176612e6c616e672e537472696e67a0f0a4387a3bb3420200007870
// expect: left 0 -1
// expect: class java.lang.String
// expect: int: 24
// expect:   aced000576720003696e7400000000000000000000007870
// expect: left 0 -1
// expect: int
// expect: class [[I: 24
// expect:   aced0005767200035b5b4917f7e44f198f893c0200007870
// expect: left 0 -1
// expect: class [[I
// expect: class ObjectStreamBytes$Color: 73
// expect:   aced0005767200174f626a65637453747265616d427974657324436f6c6f7200000000000000001200007872000e6a617661
// expect:   2e6c616e672e456e756d00000000000000001200007870
// expect: left 0 -1
// expect: class ObjectStreamBytes$Color
// expect: class ObjectStreamBytes$Pair: 97
// expect:   aced0005767200164f626a65637453747265616d4279746573245061697200000000000000000200034900016e4c00016f74
// expect:   00124c6a6176612f6c616e672f4f626a6563743b4c0001737400124c6a6176612f6c616e672f537472696e673b7870
// expect: left 0 -1
// expect: class ObjectStreamBytes$Pair
// expect: interface ObjectStreamBytes$Greets: 45
// expect:   aced0005767200184f626a65637453747265616d42797465732447726565747300000000000000000000007870
// expect: left 0 -1
// expect: interface ObjectStreamBytes$Greets
// expect: class ObjectStreamBytes$Point: 201
// expect:   aced0005767200174f626a65637453747265616d427974657324506f696e74000000000000000102000d4200016243000163
// expect:   44000164460001665a0004666c616753000173490001784a0001795b00056d697865647400135b4c6a6176612f6c616e672f
// expect:   4f626a6563743b4c00046e616d657400124c6a6176612f6c616e672f537472696e673b4c00046e6578747400194c4f626a65
// expect:   637453747265616d427974657324506f696e743b5b00076e756d626572737400025b494c00067365636f6e6471007e000278
// expect:   70
// expect: left 0 -1
// expect: class ObjectStreamBytes$Point
// expect: class java.lang.Object: 37
// expect:   aced0005767200106a6176612e6c616e672e4f626a65637400000000000000000000007870
// expect: left 0 -1
// expect: class java.lang.Object
// expect: ObjectStreamBytes$Point: static final long serialVersionUID = 1L;: 200
// expect:   aced00057200174f626a65637453747265616d427974657324506f696e74000000000000000102000d420001624300016344
// expect:   000164460001665a0004666c616753000173490001784a0001795b00056d697865647400135b4c6a6176612f6c616e672f4f
// expect:   626a6563743b4c00046e616d657400124c6a6176612f6c616e672f537472696e673b4c00046e6578747400194c4f626a6563
// expect:   7453747265616d427974657324506f696e743b5b00076e756d626572737400025b494c00067365636f6e6471007e00027870
// expect: left 0 -1
// expect: ObjectStreamBytes$Point: static final long serialVersionUID = 1L;
// expect: boolean[]: 29
// expect:   aced0005757200025b5a578f203914b85de20200007870000000020100
// expect: left 0 -1
// expect: [[true, false]]true
// expect: byte[]: 29
// expect:   aced0005757200025b42acf317f8060854e002000078700000000201ff
// expect: left 0 -1
// expect: [[1, -1]]true
// expect: char[]: 31
// expect:   aced0005757200025b43b02666b0e25d84ac0200007870000000020061ffff
// expect: left 0 -1
// expect: [[a, ￿]]true
// expect: short[]: 29
// expect:   aced0005757200025b53ef832e06e55db0fa020000787000000001fffb
// expect: left 0 -1
// expect: [[-5]]true
// expect: long[]: 35
// expect:   aced0005757200025b4a782004b512b175930200007870000000018000000000000000
// expect: left 0 -1
// expect: [[-9223372036854775808]]true
// expect: float[]: 31
// expect:   aced0005757200025b460b9c818922e00c420200007870000000017fc00000
// expect: left 0 -1
// expect: [[NaN]]true
// expect: double[]: 35
// expect:   aced0005757200025b443ea68c14ab635a1e0200007870000000017e37e43c8800759c
// expect: left 0 -1
// expect: [[1.0E300]]true
// expect: int[][]: 66
// expect:   aced0005757200035b5b4917f7e44f198f893c020000787000000003757200025b494dba602676eab2a50200007870000000
// expect:   01000000017571007e00020000000070
// expect: left 0 -1
// expect: [[[1], [], null]]true
// expect: String[]: 53
// expect:   aced0005757200135b4c6a6176612e6c616e672e537472696e673badd256e7e91d7b47020000787000000002740001787100
// expect:   7e0002
// expect: left 0 -1
// expect: [[x, x]]true
// expect: left 0 -1
// expect: true true true
// expect: 4
// expect: 4
// expect: 39
// expect: blocks: 100
// expect:   aced000577210000000101006100626364400c0000000000003f0000002cfffe0005c3bc62657274000a696e206265747765
// expect:   656e7a0000010800000000000000090000000000000000000000000000000000000000000000000000000000000000000000
// expect: end: 150
// expect:   000000000000000000000000000000000000000000000000000000000000000000000000000000774d000000000000000000
// expect:   0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
// expect:   0000000000000000000000000000000000057974000a696e206265747765656e74000a696e206265747765656e71007e0000
// expect: 33
// expect: 1 trueab99100 3.5 0.5 44 -2 über0
// expect: in between 264 9 256
// expect: 256 5 1000 30 66
// expect: 5 0 -1 -1
// expect: true false false true
// expect: java.io.EOFException
// expect: long: 20
// expect:   aced00057c00000000000101d0e282ace282ace2
// expect: left 0 -1
// expect: 66018 true
// expect: 65542 65549
// expect: java.io.UTFDataFormatException
