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
      for (int i = 0; i < b.length; i++) cut.add(outcome(Arrays.copyOf(b, i)));
      show(o.getClass().getName() + " cut", cut);
      for (int change : new int[] {1, 2, 8}) {
        List<String> changed = new ArrayList<>();
        for (int i = 0; i < b.length; i++) {
          byte[] c = b.clone();
          c[i] ^= change;
          changed.add(outcome(c));
        }
        show(o.getClass().getName() + " changed by " + change, changed);
      }
    }
  }
}
