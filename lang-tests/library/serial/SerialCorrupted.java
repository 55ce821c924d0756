// Streams of objects of which a byte has been changed, or that end too early: what reading them ends with.
import java.io.*;
import java.util.*;

public class SerialCorrupted {
  static class Node implements Serializable {
    private static final long serialVersionUID = 5;
    int x = 1;
    String text = "t";
    Object next;
  }

  static class Own implements Serializable {
    private static final long serialVersionUID = 6;
    byte b = 2;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeShort(3);
      out.writeObject(Color.GREEN);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      in.readShort();
      in.readObject();
    }
  }

  static class External implements Externalizable {
    private static final long serialVersionUID = 7;

    public External() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeUTF("e");
      out.writeObject(Color.RED);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
      in.readUTF();
      in.readObject();
    }
  }

  record Pair(int a, String b) implements Serializable {}

  enum Color {
    RED, GREEN
  }

  static String outcome(byte[] b) {
    try {
      ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
      Object o = in.readObject();
      return o == null ? "null" : "-";
    } catch (Throwable t) {
      return t.getClass().getSimpleName();
    }
  }

  static void show(String what, List<String> outcomes) {
    System.out.println(what);
    for (int i = 0; i < outcomes.size(); ) {
      int from = i;
      while (i < outcomes.size() && outcomes.get(i).equals(outcomes.get(from))) i++;
      System.out.println("  " + from + (i - from > 1 ? ".." + (i - 1) : "") + " " + outcomes.get(from));
    }
  }

  public static void main(String[] args) throws Exception {
    Node node = new Node();
    node.next = new Object[] {node, new int[] {7}, Color.RED, String.class};
    Object[] all = {node, new Own(), new External(), new Pair(1, "b"), new ArrayList<>(List.of("l")), new HashMap<>(Map.of("k", "v"))};
    for (Object o : all) {
      ByteArrayOutputStream to = new ByteArrayOutputStream();
      ObjectOutputStream out = new ObjectOutputStream(to);
      out.writeObject(o);
      out.close();
      byte[] b = to.toByteArray();
      List<String> cut = new ArrayList<>();
      for (int i = 0; i < b.length; i += 5) cut.add(outcome(Arrays.copyOf(b, i)));
      show(o.getClass().getName() + " cut", cut);
      List<String> changed = new ArrayList<>();
      for (int i = 0; i < b.length; i += 3) {
        byte[] c = b.clone();
        c[i] ^= 1 << i % 8 % 4;
        changed.add(outcome(c));
      }
      show(o.getClass().getName() + " changed", changed);
    }
  }
}
// expect: SerialCorrupted$Node cut
// expect:   0..57 EOFException
// expect: SerialCorrupted$Node changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..9 ClassNotFoundException
// expect:   10..11 InvalidClassException
// expect:   12 EOFException
// expect:   13 InvalidClassException
// expect:   14 -
// expect:   15 StreamCorruptedException
// expect:   16 -
// expect:   17 EOFException
// expect:   18..23 -
// expect:   24 EOFException
// expect:   25 -
// expect:   26..27 InvalidClassException
// expect:   28..32 -
// expect:   33 StreamCorruptedException
// expect:   34 -
// expect:   35 StreamCorruptedException
// expect:   36 EOFException
// expect:   37..42 ClassNotFoundException
// expect:   43..45 -
// expect:   46..48 EOFException
// expect:   49..50 StreamCorruptedException
// expect:   51 InvalidClassException
// expect:   52..54 -
// expect:   55 EOFException
// expect:   56 StreamCorruptedException
// expect:   57 EOFException
// expect:   58 -
// expect:   59..60 EOFException
// expect:   61..67 ClassNotFoundException
// expect:   68..70 InvalidClassException
// expect:   71 StreamCorruptedException
// expect:   72 EOFException
// expect:   73..76 -
// expect:   77..80 InvalidClassException
// expect:   81 StreamCorruptedException
// expect:   82..83 InvalidObjectException
// expect:   84 EOFException
// expect:   85..89 ClassNotFoundException
// expect:   90..92 InvalidClassException
// expect:   93 EOFException
// expect:   94 StreamCorruptedException
// expect:   95 EOFException
// expect: SerialCorrupted$Own cut
// expect:   0..24 EOFException
// expect: SerialCorrupted$Own changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..8 ClassNotFoundException
// expect:   9..11 InvalidClassException
// expect:   12..15 EOFException
// expect:   16 -
// expect:   17 EOFException
// expect:   18..24 ClassNotFoundException
// expect:   25..28 InvalidClassException
// expect:   29 EOFException
// expect:   30..34 -
// expect:   35..36 InvalidClassException
// expect:   37 -
// expect:   38..39 EOFException
// expect:   40..41 InvalidObjectException
// expect: SerialCorrupted$External cut
// expect:   0..24 EOFException
// expect: SerialCorrupted$External changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..10 ClassNotFoundException
// expect:   11..13 InvalidClassException
// expect:   14..15 EOFException
// expect:   16 OptionalDataException
// expect:   17 StreamCorruptedException
// expect:   18..24 ClassNotFoundException
// expect:   25..28 InvalidClassException
// expect:   29 StreamCorruptedException
// expect:   30..34 -
// expect:   35..38 InvalidClassException
// expect:   39 StreamCorruptedException
// expect:   40 InvalidObjectException
// expect:   41 EOFException
// expect: SerialCorrupted$Pair cut
// expect:   0..15 EOFException
// expect: SerialCorrupted$Pair changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..9 ClassNotFoundException
// expect:   10..12 -
// expect:   13 InvalidClassException
// expect:   14 -
// expect:   15 StreamCorruptedException
// expect:   16 EOFException
// expect:   17..22 -
// expect:   23 EOFException
// expect:   24 -
// expect:   25 EOFException
// expect: java.util.ArrayList cut
// expect:   0..10 EOFException
// expect:   11 StreamCorruptedException
// expect:   12 EOFException
// expect: java.util.ArrayList changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..8 ClassNotFoundException
// expect:   9..11 InvalidClassException
// expect:   12..13 EOFException
// expect:   14 -
// expect:   15 StreamCorruptedException
// expect:   16 OptionalDataException
// expect:   17 StreamCorruptedException
// expect:   18 -
// expect:   19 StreamCorruptedException
// expect:   20 -
// expect: java.util.HashMap cut
// expect:   0..14 EOFException
// expect:   15..16 StreamCorruptedException
// expect:   17 EOFException
// expect: java.util.HashMap changed
// expect:   0..1 StreamCorruptedException
// expect:   2 EOFException
// expect:   3..8 ClassNotFoundException
// expect:   9..12 InvalidClassException
// expect:   13..16 -
// expect:   17 StreamCorruptedException
// expect:   18..23 -
// expect:   24 OptionalDataException
// expect:   25 -
// expect:   26 OptionalDataException
// expect:   27 StreamCorruptedException
// expect:   28 -
// expect:   29 EOFException
