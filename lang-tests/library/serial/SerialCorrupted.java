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
    Object[] all = {node, new Own(), new Pair(1, "b"), new ArrayList<>(List.of("l"))};
    for (Object o : all) {
      ByteArrayOutputStream to = new ByteArrayOutputStream();
      ObjectOutputStream out = new ObjectOutputStream(to);
      out.writeObject(o);
      out.close();
      byte[] b = to.toByteArray();
      List<String> cut = new ArrayList<>();
      for (int i = 0; i < b.length; i += 8) cut.add(outcome(Arrays.copyOf(b, i)));
      show(o.getClass().getName() + " cut", cut);
      List<String> changed = new ArrayList<>();
      for (int i = 0; i < b.length; i += 7) {
        byte[] c = b.clone();
        c[i] ^= 1 << i % 4;
        changed.add(outcome(c));
      }
      show(o.getClass().getName() + " changed", changed);
    }
  }
}
// expect: SerialCorrupted$Node cut
// expect:   0..35 EOFException
// expect: SerialCorrupted$Node changed
// expect:   0 StreamCorruptedException
// expect:   1 EOFException
// expect:   2..3 ClassNotFoundException
// expect:   4..5 InvalidClassException
// expect:   6..14 -
// expect:   15 StreamCorruptedException
// expect:   16..18 ClassNotFoundException
// expect:   19 -
// expect:   20..22 StreamCorruptedException
// expect:   23 -
// expect:   24 StreamCorruptedException
// expect:   25 -
// expect:   26..28 ClassNotFoundException
// expect:   29..30 InvalidClassException
// expect:   31..32 -
// expect:   33..34 InvalidClassException
// expect:   35..36 EOFException
// expect:   37..38 ClassNotFoundException
// expect:   39 InvalidClassException
// expect:   40 EOFException
// expect: SerialCorrupted$Own cut
// expect:   0..5 EOFException
// expect:   6 StreamCorruptedException
// expect:   7..15 EOFException
// expect: SerialCorrupted$Own changed
// expect:   0 StreamCorruptedException
// expect:   1 InvalidClassException
// expect:   2..3 ClassNotFoundException
// expect:   4 InvalidClassException
// expect:   5 -
// expect:   6..7 EOFException
// expect:   8..10 ClassNotFoundException
// expect:   11..12 InvalidClassException
// expect:   13..14 -
// expect:   15..16 InvalidClassException
// expect:   17 InvalidObjectException
// expect: SerialCorrupted$Pair cut
// expect:   0..9 EOFException
// expect: SerialCorrupted$Pair changed
// expect:   0 StreamCorruptedException
// expect:   1 InvalidClassException
// expect:   2..3 ClassNotFoundException
// expect:   4..6 -
// expect:   7 StreamCorruptedException
// expect:   8..11 -
// expect: java.util.ArrayList cut
// expect:   0..6 EOFException
// expect:   7 StreamCorruptedException
// expect: java.util.ArrayList changed
// expect:   0 StreamCorruptedException
// expect:   1 UTFDataFormatException
// expect:   2..3 ClassNotFoundException
// expect:   4 InvalidClassException
// expect:   5..6 -
// expect:   7 OptionalDataException
// expect:   8 -
