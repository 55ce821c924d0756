// What goes wrong in streams of objects, and what they say then.
import java.io.*;
import java.util.*;

public class SerialFailures {
  static class Good implements Serializable {
    private static final long serialVersionUID = 1;
    int x = 1;
    Object o;

    Good(Object o) {
      this.o = o;
    }
  }

  static class Bad {}

  static class Nope {}

  static class NoConstructor {
    NoConstructor(int n) {}
  }

  static class PrivateConstructor {
    private PrivateConstructor() {}
  }

  static class Sub extends NoConstructor implements Serializable {
    private static final long serialVersionUID = 1;

    Sub() {
      super(1);
    }
  }

  static class Sub2 extends PrivateConstructor implements Serializable {
    private static final long serialVersionUID = 1;
  }

  static class Throws {
    static boolean active;

    Throws() {
      if (active) throw new IllegalStateException("from the constructor");
    }
  }

  static class Sub3 extends Throws implements Serializable {
    private static final long serialVersionUID = 1;
  }

  static class ExternalNoConstructor implements Externalizable {
    private static final long serialVersionUID = 1;

    ExternalNoConstructor(int x) {}

    public void writeExternal(ObjectOutput out) {}

    public void readExternal(ObjectInput in) {}
  }

  static class ExternalHidden implements Externalizable {
    private static final long serialVersionUID = 1;

    ExternalHidden() {}

    public void writeExternal(ObjectOutput out) {}

    public void readExternal(ObjectInput in) {}
  }

  static class ExternalGreedy implements Externalizable {
    private static final long serialVersionUID = 1;

    public ExternalGreedy() {}

    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(1);
    }

    public void readExternal(ObjectInput in) throws IOException {
      in.readLong();
    }
  }

  static class WriteThrows implements Serializable {
    private static final long serialVersionUID = 1;
    static Throwable next;

    private void writeObject(ObjectOutputStream out) throws Throwable {
      throw next;
    }
  }

  static class ReadThrows implements Serializable {
    private static final long serialVersionUID = 1;
    static Throwable next;

    private void readObject(ObjectInputStream in) throws Throwable {
      throw next;
    }
  }

  static class ReplaceThrows implements Serializable {
    private static final long serialVersionUID = 1;
    static Throwable next;

    private Object writeReplace() throws Throwable {
      throw next;
    }
  }

  static class ResolveThrows implements Serializable {
    private static final long serialVersionUID = 1;
    static Throwable next;

    private Object readResolve() throws Throwable {
      throw next;
    }
  }

  static class Unmatched implements Serializable {
    private static final long serialVersionUID = 1;
    private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("none", int.class)};
  }

  static class Twice implements Serializable {
    private static final long serialVersionUID = 1;
    private static final ObjectStreamField[] serialPersistentFields = {
      new ObjectStreamField("a", int.class), new ObjectStreamField("a", long.class)
    };
  }

  static class Calls implements Serializable {
    private static final long serialVersionUID = 1;
    int x = 5;
    static ObjectOutputStream kept;

    private void writeObject(ObjectOutputStream out) throws IOException {
      kept = out;
      attempt("reset inside", out::reset);
      attempt("writeFields alone", out::writeFields);
      out.defaultWriteObject();
      attempt("twice", out::defaultWriteObject);
      attempt("putFields after", out::putFields);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      attempt("null validation", () -> in.registerValidation(null, 1));
      in.registerValidation(() -> System.out.println("low " + x), 1);
      in.registerValidation(() -> System.out.println("high " + x), 9);
      in.registerValidation(() -> System.out.println("high too " + x), 9);
      attempt("early", in::readObject);
      attempt("early int", in::readInt);
      in.defaultReadObject();
      attempt("twice", in::defaultReadObject);
      attempt("readFields after", in::readFields);
      attempt("no more", in::readInt);
      attempt("no more objects", in::readObject);
      System.out.println(in.read() + " " + in.available());
    }
  }

  static class Valid implements Serializable {
    private static final long serialVersionUID = 1;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      in.registerValidation(() -> {
        throw new InvalidObjectException("not valid");
      }, 0);
    }
  }

  // No writeObject, but a reader that wants more.
  static class Greedy implements Serializable {
    private static final long serialVersionUID = 1;
    int x = 4;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      System.out.println(in.read() + " " + in.available());
      attempt("greedy int", in::readInt);
      attempt("greedy object", in::readObject);
    }
  }

  record Checked(int n) implements Serializable {
    static boolean strict;

    Checked {
      if (strict) throw new IllegalArgumentException("strict " + n);
    }
  }

  enum Color {
    RED
  }

  interface Action {
    void run() throws Throwable;
  }

  static void attempt(String what, Action action) {
    try {
      action.run();
      System.out.println(what + ": fine");
    } catch (Throwable t) {
      StringBuilder line = new StringBuilder(what + ": " + t);
      for (Throwable c = t.getCause(); c != null; c = c.getCause()) line.append(" <- ").append(c);
      if (t instanceof OptionalDataException) {
        line.append(" ").append(((OptionalDataException) t).length).append(" ").append(((OptionalDataException) t).eof);
      }
      if (t instanceof InvalidClassException) line.append(" [").append(((InvalidClassException) t).classname).append("]");
      System.out.println(line);
    }
  }

  static byte[] bytes(Object o) throws IOException {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(to);
    out.writeObject(o);
    out.close();
    return to.toByteArray();
  }

  static Object read(byte[] b) throws IOException, ClassNotFoundException {
    return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
  }

  static byte[] hex(String s) {
    byte[] b = new byte[s.length() / 2];
    for (int i = 0; i < b.length; i++) b[i] = (byte) Integer.parseInt(s.substring(2 * i, 2 * i + 2), 16);
    return b;
  }

  static byte[] replaced(byte[] b, String from, String to) {
    StringBuilder s = new StringBuilder();
    for (byte x : b) s.append((char) (x & 0xff));
    int at = s.indexOf(from);
    if (at < 0) throw new IllegalArgumentException(from);
    s.replace(at, at + from.length(), to);
    byte[] result = new byte[s.length()];
    for (int i = 0; i < result.length; i++) result[i] = (byte) s.charAt(i);
    return result;
  }

  public static void main(String[] args) throws Exception {
    attempt("no Serializable", () -> bytes(new Bad()));
    attempt("inside", () -> bytes(new Good(new Object[] {1, new Bad()})));
    attempt("in a list", () -> bytes(new ArrayList<>(List.of(new Bad()))));
    attempt("thread", () -> bytes(new Good(Thread.currentThread())));
    attempt("optional", () -> bytes(Optional.of(1)));
    attempt("object", () -> bytes(new Object()));
    attempt("array", () -> bytes(new Bad[2]));
    attempt("array with one", () -> bytes(new Bad[] {new Bad()}));
    // What has been aborted says so.
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(to);
    attempt("first", () -> out.writeObject(new Good(new Bad())));
    out.writeObject("after");
    out.close();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(to.toByteArray()));
    attempt("aborted", in::readObject);
    attempt("after", () -> System.out.println(in.readObject()));
    attempt("end", in::readObject);
    attempt("end int", in::readInt);

    attempt("no constructor", () -> read(bytes(new Sub())));
    attempt("private constructor", () -> read(bytes(new Sub2())));
    byte[] three = bytes(new Sub3());
    Throws.active = true;
    attempt("constructor throws", () -> read(three));
    attempt("external", () -> read(bytes(new ExternalNoConstructor(1))));
    attempt("external hidden", () -> read(bytes(new ExternalHidden())));
    attempt("external greedy", () -> read(bytes(new ExternalGreedy())));
    attempt("unmatched", () -> bytes(new Unmatched()));
    attempt("twice", () -> bytes(new Twice()));
    for (Throwable t : new Throwable[] {new IllegalStateException("runtime"), new Exception("checked"), new IOException("io"),
        new NotSerializableException("nots"), new InvalidObjectException("invalid"), new AssertionError("error"),
        new ClassNotFoundException("missing")}) {
      WriteThrows.next = ReadThrows.next = ReplaceThrows.next = ResolveThrows.next = t;
      attempt("write throws", () -> bytes(new WriteThrows()));
      attempt("read throws", () -> read(bytes(new ReadThrows())));
      attempt("replace throws", () -> bytes(new ReplaceThrows()));
      attempt("resolve throws", () -> read(bytes(new ResolveThrows())));
    }
    attempt("calls", () -> read(bytes(new Calls())));
    attempt("validation", () -> read(bytes(new Valid())));
    attempt("greedy", () -> read(bytes(new Greedy())));
    attempt("outside", () -> new ObjectOutputStream(new ByteArrayOutputStream()).defaultWriteObject());
    attempt("outside", () -> new ObjectOutputStream(new ByteArrayOutputStream()).putFields());
    ObjectInputStream outside = new ObjectInputStream(new ByteArrayInputStream(bytes(1)));
    attempt("outside", outside::defaultReadObject);
    attempt("outside", outside::readFields);
    attempt("outside", () -> outside.registerValidation(() -> { }, 1));
    attempt("data wanted", outside::readInt);
    byte[] checked = bytes(new Checked(3));
    Checked.strict = true;
    attempt("record", () -> read(checked));
    attempt("null out", () -> new ObjectOutputStream(null));
    attempt("null in", () -> new ObjectInputStream(null));
    attempt("protocol", () -> out.useProtocolVersion(2));
    attempt("protocol 3", () -> new ObjectOutputStream(new ByteArrayOutputStream()).useProtocolVersion(3));

    attempt("empty", () -> read(new byte[0]));
    attempt("short", () -> read(hex("aced")));
    attempt("magic", () -> read(hex("acee0005")));
    attempt("version", () -> read(hex("aced0006")));
    attempt("nothing", () -> read(hex("aced0005")));
    attempt("code", () -> read(hex("aced00055570")));
    attempt("code", () -> read(hex("aced00057f70")));
    attempt("block", () -> read(hex("aced0005770401020304")));
    attempt("long block", () -> read(hex("aced00057affffffff01")));
    attempt("end of block", () -> read(hex("aced000578")));
    attempt("handle", () -> read(hex("aced000571007e0000")));
    attempt("handle", () -> read(hex("aced00057100000001")));
    attempt("cut string", () -> read(hex("aced000574000541")));
    attempt("bad text", () -> read(hex("aced0005740002ffff")));
    attempt("null class", () -> read(hex("aced0005737074")));
    attempt("class is a string", () -> read(hex("aced00057374000141")));
    attempt("reset", () -> System.out.println(read(hex("aced00057979740001417979"))));
    byte[] good = bytes(new Good("text"));
    attempt("gone", () -> read(replaced(good, "SerialFailures$Good", "SerialFailures$Gone")));
    attempt("other version", () -> read(replaced(good, "\0\0\0\0\0\0\0\1\2", "\0\0\0\0\0\0\0\3\2")));
    attempt("other type", () -> read(replaced(good, "I\0\1x", "S\0\1x")));
    attempt("no such field", () -> System.out.println(((Good) read(replaced(good, "I\0\1x", "I\0\1z"))).x));
    attempt("bad field", () -> read(replaced(good, "I\0\1x", "?\0\1x")));
    attempt("externalizable", () -> read(replaced(good, "\0\0\0\0\0\0\0\1\2", "\0\0\0\0\0\0\0\1\4")));
    attempt("both", () -> read(replaced(good, "\0\0\0\0\0\0\0\1\2", "\0\0\0\0\0\0\0\1\6")));
    attempt("neither", () -> read(replaced(good, "\0\0\0\0\0\0\0\1\2", "\0\0\0\0\0\0\0\1\0")));
    attempt("enum", () -> read(replaced(good, "\0\0\0\0\0\0\0\1\2", "\0\0\0\0\0\0\0\1\22")));
    attempt("other class", () -> read(replaced(good, "SerialFailures$Good", "SerialFailures$Call")));
    attempt("no class of its", () -> read(replaced(good, "SerialFailures$Good", "SerialFailures$Nope")));
    byte[] color = bytes(Color.RED);
    attempt("no constant", () -> read(replaced(color, "RED", "BLU")));
    attempt("no enum", () -> read(replaced(color, "java.lang.Enum", "java.lang.Emun")));
    byte[] numbers = bytes(new int[] {1});
    attempt("negative", () -> read(replaced(numbers, "\0\0\0\1\0\0\0\1", "\u00ff\u00ff\u00ff\u00ff\0\0\0\1")));
    byte[] boxed = bytes(new Integer[] {7});
    attempt("element", () -> read(replaced(bytes(new Good[] {null}), "\0\0\0\1p", "\0\0\0\1t\0\1a")));
    attempt("field", () -> read(replaced(bytes(new Sub4()), "t\0\3abc", "sr\0\21java.lang.Integer\u0012\u00e2\u00a0\u00a4\u00f7\u0081\u00878\2\0\1I\0\5valuexr\0\20java.lang.Number\u0086\u00ac\u0095\35\13\u0094\u00e0\u008b\2\0\0xp\0\0\0\1")));
    attempt("unshared", () -> {
      ByteArrayOutputStream b = new ByteArrayOutputStream();
      ObjectOutputStream o = new ObjectOutputStream(b);
      String s = "same";
      o.writeObject(s);
      o.writeObject(s);
      o.close();
      ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
      System.out.println(i.readUnshared());
      i.readObject();
    });
    attempt("unshared back", () -> {
      ByteArrayOutputStream b = new ByteArrayOutputStream();
      ObjectOutputStream o = new ObjectOutputStream(b);
      String s = "same";
      o.writeObject(s);
      o.writeObject(s);
      o.close();
      ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
      System.out.println(i.readObject());
      i.readUnshared();
    });
  }

  static class Sub4 implements Serializable {
    private static final long serialVersionUID = 1;
    String text = "abc";
  }
}
// expect: no Serializable: java.io.NotSerializableException: SerialFailures$Bad
// expect: inside: java.io.NotSerializableException: SerialFailures$Bad
// expect: in a list: java.io.NotSerializableException: SerialFailures$Bad
// expect: thread: java.io.NotSerializableException: java.lang.Thread
// expect: optional: java.io.NotSerializableException: java.util.Optional
// expect: object: java.io.NotSerializableException: java.lang.Object
// expect: array: fine
// expect: array with one: java.io.NotSerializableException: SerialFailures$Bad
// expect: first: java.io.NotSerializableException: SerialFailures$Bad
// expect: aborted: java.io.WriteAbortedException: writing aborted; java.io.NotSerializableException: SerialFailures$Bad <- java.io.NotSerializableException: SerialFailures$Bad
// expect: after
// expect: after: fine
// expect: end: java.io.EOFException
// expect: end int: java.io.EOFException
// expect: no constructor: java.io.InvalidClassException: SerialFailures$Sub; no valid constructor [SerialFailures$Sub]
// expect: private constructor: java.io.InvalidClassException: SerialFailures$Sub2; no valid constructor [SerialFailures$Sub2]
// expect: constructor throws: java.io.InvalidClassException: SerialFailures$Sub3; unable to create instance <- java.lang.reflect.InvocationTargetException <- java.lang.IllegalStateException: from the constructor [SerialFailures$Sub3]
// expect: external: java.io.InvalidClassException: SerialFailures$ExternalNoConstructor; no valid constructor [SerialFailures$ExternalNoConstructor]
// expect: external hidden: java.io.InvalidClassException: SerialFailures$ExternalHidden; no valid constructor [SerialFailures$ExternalHidden]
// expect: external greedy: java.io.EOFException
// expect: unmatched: java.io.InvalidClassException: SerialFailures$Unmatched; unmatched serializable field(s) declared [SerialFailures$Unmatched]
// expect: twice: java.io.InvalidClassException: multiple serializable fields named a [null]
// expect: write throws: java.lang.IllegalStateException: runtime
// expect: read throws: java.lang.IllegalStateException: runtime
// expect: replace throws: java.lang.IllegalStateException: runtime
// expect: resolve throws: java.lang.IllegalStateException: runtime
// expect: write throws: java.io.IOException: unexpected exception type <- java.lang.Exception: checked
// expect: read throws: java.io.IOException: unexpected exception type <- java.lang.Exception: checked
// expect: replace throws: java.io.IOException: unexpected exception type <- java.lang.Exception: checked
// expect: resolve throws: java.io.IOException: unexpected exception type <- java.lang.Exception: checked
// expect: write throws: java.io.IOException: io
// expect: read throws: java.io.IOException: io
// expect: replace throws: java.io.IOException: unexpected exception type <- java.io.IOException: io
// expect: resolve throws: java.io.IOException: unexpected exception type <- java.io.IOException: io
// expect: write throws: java.io.NotSerializableException: nots
// expect: read throws: java.io.NotSerializableException: nots
// expect: replace throws: java.io.NotSerializableException: nots
// expect: resolve throws: java.io.NotSerializableException: nots
// expect: write throws: java.io.InvalidObjectException: invalid
// expect: read throws: java.io.InvalidObjectException: invalid
// expect: replace throws: java.io.InvalidObjectException: invalid
// expect: resolve throws: java.io.InvalidObjectException: invalid
// expect: write throws: java.lang.AssertionError: error
// expect: read throws: java.lang.AssertionError: error
// expect: replace throws: java.lang.AssertionError: error
// expect: resolve throws: java.lang.AssertionError: error
// expect: write throws: java.io.IOException: unexpected exception type <- java.lang.ClassNotFoundException: missing
// expect: read throws: java.lang.ClassNotFoundException: missing
// expect: replace throws: java.io.IOException: unexpected exception type <- java.lang.ClassNotFoundException: missing
// expect: resolve throws: java.io.IOException: unexpected exception type <- java.lang.ClassNotFoundException: missing
// expect: reset inside: java.io.IOException: stream active
// expect: writeFields alone: java.io.NotActiveException: no current PutField object
// expect: twice: java.io.NotActiveException: not in readObject invocation or fields already read
// expect: putFields after: java.io.NotActiveException: not in readObject invocation or fields already read
// expect: null validation: java.io.InvalidObjectException: null callback
// expect: early: java.io.StreamCorruptedException: invalid type code: 00
// expect: early int: java.io.StreamCorruptedException: invalid type code: 00
// expect: twice: java.io.NotActiveException: not in readObject invocation or fields already read
// expect: readFields after: java.io.NotActiveException: not in readObject invocation or fields already read
// expect: no more: java.io.EOFException
// expect: no more objects: java.io.OptionalDataException 0 true
// expect: -1 0
// expect: high too 5
// expect: high 5
// expect: low 5
// expect: calls: fine
// expect: validation: java.io.InvalidObjectException: not valid
// expect: -1 0
// expect: greedy int: java.io.EOFException
// expect: greedy object: java.io.OptionalDataException 0 true
// expect: greedy: fine
// expect: outside: java.io.NotActiveException: not in call to writeObject
// expect: outside: java.io.NotActiveException: not in call to writeObject
// expect: outside: java.io.NotActiveException: not in call to readObject
// expect: outside: java.io.NotActiveException: not in call to readObject
// expect: outside: java.io.NotActiveException: stream inactive
// expect: data wanted: java.io.EOFException
// expect: record: java.io.InvalidObjectException: strict 3 <- java.lang.IllegalArgumentException: strict 3
// expect: null out: java.lang.NullPointerException: Cannot invoke "java.io.OutputStream.write(byte[], int, int)" because "this.out" is null
// expect: null in: java.lang.NullPointerException: Cannot invoke "java.io.InputStream.read(byte[], int, int)" because "this.in" is null
// expect: protocol: fine
// expect: protocol 3: java.lang.IllegalArgumentException: unknown version: 3
// expect: empty: java.io.EOFException
// expect: short: java.io.EOFException
// expect: magic: java.io.StreamCorruptedException: invalid stream header: ACEE0005
// expect: version: java.io.StreamCorruptedException: invalid stream header: ACED0006
// expect: nothing: java.io.EOFException
// expect: code: java.io.StreamCorruptedException: invalid type code: 55
// expect: code: java.io.StreamCorruptedException: invalid type code: 7F
// expect: block: java.io.OptionalDataException 4 false
// expect: long block: java.io.StreamCorruptedException: illegal block data header length: -1
// expect: end of block: java.io.OptionalDataException 0 true
// expect: handle: java.io.StreamCorruptedException: invalid handle value: 007E0000
// expect: handle: java.io.StreamCorruptedException: invalid handle value: 00000001
// expect: cut string: java.io.EOFException
// expect: bad text: java.io.UTFDataFormatException
// expect: null class: java.lang.NullPointerException: Cannot invoke "java.io.ObjectStreamClass.checkDeserialize()" because "desc" is null
// expect: class is a string: java.io.StreamCorruptedException: invalid type code: 74
// expect: A
// expect: reset: fine
// expect: gone: java.lang.ClassNotFoundException: SerialFailures$Gone
// expect: other version: java.io.InvalidClassException: SerialFailures$Good; local class incompatible: stream classdesc serialVersionUID = 3, local class serialVersionUID = 1 [SerialFailures$Good]
// expect: other type: java.io.InvalidClassException: SerialFailures$Good; incompatible types for field x [SerialFailures$Good]
// expect: 0
// expect: no such field: fine
// expect: bad field: java.io.InvalidClassException: SerialFailures$Good; invalid descriptor for field x <- java.lang.IllegalArgumentException: illegal signature [SerialFailures$Good]
// expect: externalizable: java.io.InvalidClassException: SerialFailures$Good; Serializable incompatible with Externalizable [SerialFailures$Good]
// expect: both: java.io.InvalidClassException: SerialFailures$Good; serializable and externalizable flags conflict [SerialFailures$Good]
// expect: neither: java.io.InvalidClassException: SerialFailures$Good; class invalid for deserialization [SerialFailures$Good]
// expect: enum: java.io.InvalidClassException: SerialFailures$Good; enum descriptor has non-zero serialVersionUID: 1 [SerialFailures$Good]
// expect: other class: java.lang.ClassNotFoundException: SerialFailures$Call
// expect: no class of its: java.io.InvalidClassException: SerialFailures$Nope; class invalid for deserialization [SerialFailures$Nope]
// expect: no constant: java.io.InvalidObjectException: enum constant BLU does not exist in class SerialFailures$Color <- java.lang.IllegalArgumentException: No enum constant SerialFailures.Color.BLU
// expect: no enum: fine
// expect: negative: java.lang.NegativeArraySizeException: -1
// expect: element: java.lang.ArrayStoreException: java.lang.String
// expect: field: java.lang.ClassCastException: cannot assign instance of java.lang.Integer to field SerialFailures$Sub4.text of type java.lang.String in instance of SerialFailures$Sub4
// expect: same
// expect: unshared: java.io.InvalidObjectException: cannot read back reference to unshared object
// expect: same
// expect: unshared back: java.io.InvalidObjectException: cannot read back reference as unshared
