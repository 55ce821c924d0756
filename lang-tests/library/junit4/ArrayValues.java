// assertArrayEquals of JUnit 4: all types, lengths, null, nested arrays, and where they differ.
import static org.junit.Assert.*;


public class ArrayValues {
  interface Code {
    void run() throws Throwable;
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Code code) {
    String end;
    try {
      code.run();
      end = "passes";
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "] " + e;
      if (e.getCause() != null) end += " cause " + e.getCause();
    }
    System.out.println(what + ": " + end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable"));
  }

  static class Same {
    final int hidden;

    Same(int hidden) {
      this.hidden = hidden;
    }

    @Override
    public String toString() {
      return "same";
    }
  }

  public static void main(String[] args) {
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false, true})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false, true}));
    show("assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, false})", () -> assertArrayEquals("text", new boolean[] {true, false}, new boolean[] {true, false}));
    show("assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, true})", () -> assertArrayEquals("text", new boolean[] {true, false}, new boolean[] {true, true}));
    show("assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true})", () -> assertArrayEquals("text", new boolean[] {true, false}, new boolean[] {true}));
    show("assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, false, true})", () -> assertArrayEquals("text", new boolean[] {true, false}, new boolean[] {true, false, true}));
    show("assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false})", () -> assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false}));
    show("assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, true})", () -> assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, true}));
    show("assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true})", () -> assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true}));
    show("assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false, true})", () -> assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false, true}));
    show("assertArrayEquals(new boolean[] {true, false}, null)", () -> assertArrayEquals(new boolean[] {true, false}, null));
    show("assertArrayEquals(null, new boolean[] {true, false})", () -> assertArrayEquals(null, new boolean[] {true, false}));
    show("assertArrayEquals('text', null, new boolean[] {true, false})", () -> assertArrayEquals("text", null, new boolean[] {true, false}));
    show("assertArrayEquals((boolean[]) null, (boolean[]) null)", () -> assertArrayEquals((boolean[]) null, (boolean[]) null));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {3, 2, 1})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {3, 2, 1}));
    show("assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1, 2})", () -> assertArrayEquals("text", new byte[] {1, 2}, new byte[] {1, 2}));
    show("assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1, 3})", () -> assertArrayEquals("text", new byte[] {1, 2}, new byte[] {1, 3}));
    show("assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1})", () -> assertArrayEquals("text", new byte[] {1, 2}, new byte[] {1}));
    show("assertArrayEquals('text', new byte[] {1, 2}, new byte[] {3, 2, 1})", () -> assertArrayEquals("text", new byte[] {1, 2}, new byte[] {3, 2, 1}));
    show("assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 2})", () -> assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 2}));
    show("assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 3})", () -> assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 3}));
    show("assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1})", () -> assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1}));
    show("assertArrayEquals(null, new byte[] {1, 2}, new byte[] {3, 2, 1})", () -> assertArrayEquals(null, new byte[] {1, 2}, new byte[] {3, 2, 1}));
    show("assertArrayEquals(new byte[] {1, 2}, null)", () -> assertArrayEquals(new byte[] {1, 2}, null));
    show("assertArrayEquals(null, new byte[] {1, 2})", () -> assertArrayEquals(null, new byte[] {1, 2}));
    show("assertArrayEquals('text', null, new byte[] {1, 2})", () -> assertArrayEquals("text", null, new byte[] {1, 2}));
    show("assertArrayEquals((byte[]) null, (byte[]) null)", () -> assertArrayEquals((byte[]) null, (byte[]) null));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}));
    show("assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a', 'b'})", () -> assertArrayEquals("text", new char[] {'a', 'b'}, new char[] {'a', 'b'}));
    show("assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a', 'c'})", () -> assertArrayEquals("text", new char[] {'a', 'b'}, new char[] {'a', 'c'}));
    show("assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a'})", () -> assertArrayEquals("text", new char[] {'a', 'b'}, new char[] {'a'}));
    show("assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'})", () -> assertArrayEquals("text", new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}));
    show("assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'b'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'b'}));
    show("assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'c'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'c'}));
    show("assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a'}));
    show("assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, null)", () -> assertArrayEquals(new char[] {'a', 'b'}, null));
    show("assertArrayEquals(null, new char[] {'a', 'b'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}));
    show("assertArrayEquals('text', null, new char[] {'a', 'b'})", () -> assertArrayEquals("text", null, new char[] {'a', 'b'}));
    show("assertArrayEquals((char[]) null, (char[]) null)", () -> assertArrayEquals((char[]) null, (char[]) null));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 2})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 3})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {3, 2, 1})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {3, 2, 1}));
    show("assertArrayEquals('text', new short[] {1, 2}, new short[] {1, 2})", () -> assertArrayEquals("text", new short[] {1, 2}, new short[] {1, 2}));
    show("assertArrayEquals('text', new short[] {1, 2}, new short[] {1, 3})", () -> assertArrayEquals("text", new short[] {1, 2}, new short[] {1, 3}));
    show("assertArrayEquals('text', new short[] {1, 2}, new short[] {1})", () -> assertArrayEquals("text", new short[] {1, 2}, new short[] {1}));
    show("assertArrayEquals('text', new short[] {1, 2}, new short[] {3, 2, 1})", () -> assertArrayEquals("text", new short[] {1, 2}, new short[] {3, 2, 1}));
    show("assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 2})", () -> assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 2}));
    show("assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 3})", () -> assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 3}));
    show("assertArrayEquals(null, new short[] {1, 2}, new short[] {1})", () -> assertArrayEquals(null, new short[] {1, 2}, new short[] {1}));
    show("assertArrayEquals(null, new short[] {1, 2}, new short[] {3, 2, 1})", () -> assertArrayEquals(null, new short[] {1, 2}, new short[] {3, 2, 1}));
    show("assertArrayEquals(new short[] {1, 2}, null)", () -> assertArrayEquals(new short[] {1, 2}, null));
    show("assertArrayEquals(null, new short[] {1, 2})", () -> assertArrayEquals(null, new short[] {1, 2}));
    show("assertArrayEquals('text', null, new short[] {1, 2})", () -> assertArrayEquals("text", null, new short[] {1, 2}));
    show("assertArrayEquals((short[]) null, (short[]) null)", () -> assertArrayEquals((short[]) null, (short[]) null));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 2})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 3})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {3, 2, 1})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {3, 2, 1}));
    show("assertArrayEquals('text', new int[] {1, 2}, new int[] {1, 2})", () -> assertArrayEquals("text", new int[] {1, 2}, new int[] {1, 2}));
    show("assertArrayEquals('text', new int[] {1, 2}, new int[] {1, 3})", () -> assertArrayEquals("text", new int[] {1, 2}, new int[] {1, 3}));
    show("assertArrayEquals('text', new int[] {1, 2}, new int[] {1})", () -> assertArrayEquals("text", new int[] {1, 2}, new int[] {1}));
    show("assertArrayEquals('text', new int[] {1, 2}, new int[] {3, 2, 1})", () -> assertArrayEquals("text", new int[] {1, 2}, new int[] {3, 2, 1}));
    show("assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 2})", () -> assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 2}));
    show("assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 3})", () -> assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 3}));
    show("assertArrayEquals(null, new int[] {1, 2}, new int[] {1})", () -> assertArrayEquals(null, new int[] {1, 2}, new int[] {1}));
    show("assertArrayEquals(null, new int[] {1, 2}, new int[] {3, 2, 1})", () -> assertArrayEquals(null, new int[] {1, 2}, new int[] {3, 2, 1}));
    show("assertArrayEquals(new int[] {1, 2}, null)", () -> assertArrayEquals(new int[] {1, 2}, null));
    show("assertArrayEquals(null, new int[] {1, 2})", () -> assertArrayEquals(null, new int[] {1, 2}));
    show("assertArrayEquals('text', null, new int[] {1, 2})", () -> assertArrayEquals("text", null, new int[] {1, 2}));
    show("assertArrayEquals((int[]) null, (int[]) null)", () -> assertArrayEquals((int[]) null, (int[]) null));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 2})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 3})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {3, 2, 1})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {3, 2, 1}));
    show("assertArrayEquals('text', new long[] {1, 2}, new long[] {1, 2})", () -> assertArrayEquals("text", new long[] {1, 2}, new long[] {1, 2}));
    show("assertArrayEquals('text', new long[] {1, 2}, new long[] {1, 3})", () -> assertArrayEquals("text", new long[] {1, 2}, new long[] {1, 3}));
    show("assertArrayEquals('text', new long[] {1, 2}, new long[] {1})", () -> assertArrayEquals("text", new long[] {1, 2}, new long[] {1}));
    show("assertArrayEquals('text', new long[] {1, 2}, new long[] {3, 2, 1})", () -> assertArrayEquals("text", new long[] {1, 2}, new long[] {3, 2, 1}));
    show("assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 2})", () -> assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 2}));
    show("assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 3})", () -> assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 3}));
    show("assertArrayEquals(null, new long[] {1, 2}, new long[] {1})", () -> assertArrayEquals(null, new long[] {1, 2}, new long[] {1}));
    show("assertArrayEquals(null, new long[] {1, 2}, new long[] {3, 2, 1})", () -> assertArrayEquals(null, new long[] {1, 2}, new long[] {3, 2, 1}));
    show("assertArrayEquals(new long[] {1, 2}, null)", () -> assertArrayEquals(new long[] {1, 2}, null));
    show("assertArrayEquals(null, new long[] {1, 2})", () -> assertArrayEquals(null, new long[] {1, 2}));
    show("assertArrayEquals('text', null, new long[] {1, 2})", () -> assertArrayEquals("text", null, new long[] {1, 2}));
    show("assertArrayEquals((long[]) null, (long[]) null)", () -> assertArrayEquals((long[]) null, (long[]) null));
    show("assertArrayEquals(new Object[] {1, 2}, new Object[] {1, 2})", () -> assertArrayEquals(new Object[] {1, 2}, new Object[] {1, 2}));
    show("assertArrayEquals(new Object[] {1, 2}, new Object[] {1, null})", () -> assertArrayEquals(new Object[] {1, 2}, new Object[] {1, null}));
    show("assertArrayEquals(new Object[] {1, 2}, new Object[] {1})", () -> assertArrayEquals(new Object[] {1, 2}, new Object[] {1}));
    show("assertArrayEquals(new Object[] {1, 2}, new Object[] {null, 2, 1})", () -> assertArrayEquals(new Object[] {1, 2}, new Object[] {null, 2, 1}));
    show("assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1, 2})", () -> assertArrayEquals("text", new Object[] {1, 2}, new Object[] {1, 2}));
    show("assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1, null})", () -> assertArrayEquals("text", new Object[] {1, 2}, new Object[] {1, null}));
    show("assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1})", () -> assertArrayEquals("text", new Object[] {1, 2}, new Object[] {1}));
    show("assertArrayEquals('text', new Object[] {1, 2}, new Object[] {null, 2, 1})", () -> assertArrayEquals("text", new Object[] {1, 2}, new Object[] {null, 2, 1}));
    show("assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, 2})", () -> assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, 2}));
    show("assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, null})", () -> assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, null}));
    show("assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1})", () -> assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1}));
    show("assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {null, 2, 1})", () -> assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {null, 2, 1}));
    show("assertArrayEquals(new Object[] {1, 2}, null)", () -> assertArrayEquals(new Object[] {1, 2}, null));
    show("assertArrayEquals(null, new Object[] {1, 2})", () -> assertArrayEquals(null, new Object[] {1, 2}));
    show("assertArrayEquals('text', null, new Object[] {1, 2})", () -> assertArrayEquals("text", null, new Object[] {1, 2}));
    show("assertArrayEquals((Object[]) null, (Object[]) null)", () -> assertArrayEquals((Object[]) null, (Object[]) null));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", "b"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'c'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", "c"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"c", "b", "a"}));
    show("assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a', 'b'})", () -> assertArrayEquals("text", new String[] {"a", "b"}, new String[] {"a", "b"}));
    show("assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a', 'c'})", () -> assertArrayEquals("text", new String[] {"a", "b"}, new String[] {"a", "c"}));
    show("assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a'})", () -> assertArrayEquals("text", new String[] {"a", "b"}, new String[] {"a"}));
    show("assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'})", () -> assertArrayEquals("text", new String[] {"a", "b"}, new String[] {"c", "b", "a"}));
    show("assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a', 'b'})", () -> assertArrayEquals((String) null, new String[] {"a", "b"}, new String[] {"a", "b"}));
    show("assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a', 'c'})", () -> assertArrayEquals((String) null, new String[] {"a", "b"}, new String[] {"a", "c"}));
    show("assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a'})", () -> assertArrayEquals((String) null, new String[] {"a", "b"}, new String[] {"a"}));
    show("assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'})", () -> assertArrayEquals((String) null, new String[] {"a", "b"}, new String[] {"c", "b", "a"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, null)", () -> assertArrayEquals(new String[] {"a", "b"}, null));
    show("assertArrayEquals(null, new String[] {'a', 'b'})", () -> assertArrayEquals(null, new String[] {"a", "b"}));
    show("assertArrayEquals('text', null, new String[] {'a', 'b'})", () -> assertArrayEquals("text", null, new String[] {"a", "b"}));
    show("assertArrayEquals((String[]) null, (String[]) null)", () -> assertArrayEquals((String[]) null, (String[]) null));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2}, -1f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2}, -1f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 3}, -1f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 3}, -1f));
    show("assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f)", () -> assertArrayEquals("text", new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f));
    show("assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f)", () -> assertArrayEquals("text", new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f));
    show("assertArrayEquals('text', new float[] {1, 2}, new float[] {1}, 1f)", () -> assertArrayEquals("text", new float[] {1, 2}, new float[] {1}, 1f));
    show("assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2}, -1f)", () -> assertArrayEquals("text", new float[] {1, 2}, new float[] {1, 2}, -1f));
    show("assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 3}, -1f)", () -> assertArrayEquals("text", new float[] {1, 2}, new float[] {1, 3}, -1f));
    show("assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0}, 0)", () -> assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0}, 0));
    show("assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0)", () -> assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2}, -1)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2}, -1));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 3}, -1)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 3}, -1));
    show("assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2.5}, 0.5)", () -> assertArrayEquals("text", new double[] {1, 2}, new double[] {1, 2.5}, 0.5));
    show("assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2.5}, 0.25)", () -> assertArrayEquals("text", new double[] {1, 2}, new double[] {1, 2.5}, 0.25));
    show("assertArrayEquals('text', new double[] {1, 2}, new double[] {1}, 1)", () -> assertArrayEquals("text", new double[] {1, 2}, new double[] {1}, 1));
    show("assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2}, -1)", () -> assertArrayEquals("text", new double[] {1, 2}, new double[] {1, 2}, -1));
    show("assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 3}, -1)", () -> assertArrayEquals("text", new double[] {1, 2}, new double[] {1, 3}, -1));
    show("assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0}, 0)", () -> assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0}, 0));
    show("assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0)", () -> assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0));

    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}}));
    show("assertArrayEquals('text', new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}})", () -> assertArrayEquals("text", new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}}));
    show("assertArrayEquals('text', new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals("text", new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {4}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {4}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null}));
    show("assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3}}, new int[][] {{1, 2}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3}}, new int[][] {{1, 2}}));
    show("assertArrayEquals(new int[][] {}, new int[][] {null})", () -> assertArrayEquals(new int[][] {}, new int[][] {null}));
    show("assertArrayEquals(new int[][] {{1}}, new long[][] {{1}})", () -> assertArrayEquals(new int[][] {{1}}, new long[][] {{1}}));
    show("assertArrayEquals(new int[][] {{1}}, new long[][] {{2}})", () -> assertArrayEquals(new int[][] {{1}}, new long[][] {{2}}));
    show("assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}})", () -> assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}}));
    show("assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {'x'})", () -> assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {"x"}));
    show("assertArrayEquals(new Object[] {'x'}, new Object[] {'y'})", () -> assertArrayEquals(new Object[] {"x"}, new Object[] {"y"}));
    show("assertArrayEquals(new Object[] {1}, new Object[] {1L})", () -> assertArrayEquals(new Object[] {1}, new Object[] {1L}));
    show("assertArrayEquals(new String[] {'abc', 'abcd'}, new String[] {'abc'})", () -> assertArrayEquals(new String[] {"abc", "abcd"}, new String[] {"abc"}));
    show("assertArrayEquals(new Object[] {new Object[] {1, new String[] {'a'}}}, new Object[] {new Object[] {1, new String[] {'b'}}})", () -> assertArrayEquals(new Object[] {new Object[] {1, new String[] {"a"}}}, new Object[] {new Object[] {1, new String[] {"b"}}}));
    show("assertArrayEquals(new Object[] {new Object[] {1, new String[] {'a'}}}, new Object[] {new Object[] {1, new String[] {'a', 'c'}}})", () -> assertArrayEquals(new Object[] {new Object[] {1, new String[] {"a"}}}, new Object[] {new Object[] {1, new String[] {"a", "c"}}}));
    show("assertArrayEquals('text', new Object[] {new Object[] {1, new String[] {'a'}}, 1}, new Object[] {new Object[] {1, new String[] {'a'}}})", () -> assertArrayEquals("text", new Object[] {new Object[] {1, new String[] {"a"}}, 1}, new Object[] {new Object[] {1, new String[] {"a"}}}));
    show("assertArrayEquals(new Object[] {new Same(1)}, new Object[] {new Same(2)})", () -> assertArrayEquals(new Object[] {new Same(1)}, new Object[] {new Same(2)}));
    show("assertArrayEquals(new String[0], new String[][] {{'a'}, {}})", () -> assertArrayEquals(new String[0], new String[][] {{"a"}, {}}));
  }
}
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}): passes
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<false> but was:<true>] arrays first differed at element [1]; expected:<false> but was:<true> cause java.lang.AssertionError: expected:<false> but was:<true>
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array> cause java.lang.AssertionError: expected:<false> but was:<end of array>
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false, true}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true> cause java.lang.AssertionError: expected:<end of array> but was:<true>
// expect: assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, false}): passes
// expect: assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, true}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<false> but was:<true>] text: arrays first differed at element [1]; expected:<false> but was:<true> cause java.lang.AssertionError: expected:<false> but was:<true>
// expect: assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array> cause java.lang.AssertionError: expected:<false> but was:<end of array>
// expect: assertArrayEquals('text', new boolean[] {true, false}, new boolean[] {true, false, true}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true> cause java.lang.AssertionError: expected:<end of array> but was:<true>
// expect: assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false}): passes
// expect: assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, true}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<false> but was:<true>] arrays first differed at element [1]; expected:<false> but was:<true> cause java.lang.AssertionError: expected:<false> but was:<true>
// expect: assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<false> but was:<end of array> cause java.lang.AssertionError: expected:<false> but was:<end of array>
// expect: assertArrayEquals(null, new boolean[] {true, false}, new boolean[] {true, false, true}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [2]; expected:<end of array> but was:<true> cause java.lang.AssertionError: expected:<end of array> but was:<true>
// expect: assertArrayEquals(new boolean[] {true, false}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new boolean[] {true, false}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new boolean[] {true, false}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((boolean[]) null, (boolean[]) null): passes
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}): passes
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1, 2}): passes
// expect: assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2> but was:<3>] text: arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals('text', new byte[] {1, 2}, new byte[] {1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals('text', new byte[] {1, 2}, new byte[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 2}): passes
// expect: assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(null, new byte[] {1, 2}, new byte[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(null, new byte[] {1, 2}, new byte[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(new byte[] {1, 2}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new byte[] {1, 2}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new byte[] {1, 2}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((byte[]) null, (byte[]) null): passes
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}): passes
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<b> but was:<c>] arrays first differed at element [1]; expected:<b> but was:<c> cause java.lang.AssertionError: expected:<b> but was:<c>
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c> cause java.lang.AssertionError: expected:<a> but was:<c>
// expect: assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a', 'b'}): passes
// expect: assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<b> but was:<c>] text: arrays first differed at element [1]; expected:<b> but was:<c> cause java.lang.AssertionError: expected:<b> but was:<c>
// expect: assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'a'}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals('text', new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c> cause java.lang.AssertionError: expected:<a> but was:<c>
// expect: assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'b'}): passes
// expect: assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<b> but was:<c>] arrays first differed at element [1]; expected:<b> but was:<c> cause java.lang.AssertionError: expected:<b> but was:<c>
// expect: assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals(null, new char[] {'a', 'b'}, new char[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<a> but was:<c> cause java.lang.AssertionError: expected:<a> but was:<c>
// expect: assertArrayEquals(new char[] {'a', 'b'}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new char[] {'a', 'b'}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new char[] {'a', 'b'}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((char[]) null, (char[]) null): passes
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}): passes
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals('text', new short[] {1, 2}, new short[] {1, 2}): passes
// expect: assertArrayEquals('text', new short[] {1, 2}, new short[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2> but was:<3>] text: arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals('text', new short[] {1, 2}, new short[] {1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals('text', new short[] {1, 2}, new short[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 2}): passes
// expect: assertArrayEquals(null, new short[] {1, 2}, new short[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(null, new short[] {1, 2}, new short[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(null, new short[] {1, 2}, new short[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(new short[] {1, 2}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new short[] {1, 2}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new short[] {1, 2}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((short[]) null, (short[]) null): passes
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}): passes
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals('text', new int[] {1, 2}, new int[] {1, 2}): passes
// expect: assertArrayEquals('text', new int[] {1, 2}, new int[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2> but was:<3>] text: arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals('text', new int[] {1, 2}, new int[] {1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals('text', new int[] {1, 2}, new int[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 2}): passes
// expect: assertArrayEquals(null, new int[] {1, 2}, new int[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(null, new int[] {1, 2}, new int[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(null, new int[] {1, 2}, new int[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(new int[] {1, 2}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new int[] {1, 2}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new int[] {1, 2}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((int[]) null, (int[]) null): passes
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}): passes
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals('text', new long[] {1, 2}, new long[] {1, 2}): passes
// expect: assertArrayEquals('text', new long[] {1, 2}, new long[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2> but was:<3>] text: arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals('text', new long[] {1, 2}, new long[] {1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals('text', new long[] {1, 2}, new long[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 2}): passes
// expect: assertArrayEquals(null, new long[] {1, 2}, new long[] {1, 3}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<3>] arrays first differed at element [1]; expected:<2> but was:<3> cause java.lang.AssertionError: expected:<2> but was:<3>
// expect: assertArrayEquals(null, new long[] {1, 2}, new long[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(null, new long[] {1, 2}, new long[] {3, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<3> cause java.lang.AssertionError: expected:<1> but was:<3>
// expect: assertArrayEquals(new long[] {1, 2}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new long[] {1, 2}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new long[] {1, 2}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((long[]) null, (long[]) null): passes
// expect: assertArrayEquals(new Object[] {1, 2}, new Object[] {1, 2}): passes
// expect: assertArrayEquals(new Object[] {1, 2}, new Object[] {1, null}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<null>] arrays first differed at element [1]; expected:<2> but was:<null> cause java.lang.AssertionError: expected:<2> but was:<null>
// expect: assertArrayEquals(new Object[] {1, 2}, new Object[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals(new Object[] {1, 2}, new Object[] {null, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null> cause java.lang.AssertionError: expected:<1> but was:<null>
// expect: assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1, 2}): passes
// expect: assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1, null}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2> but was:<null>] text: arrays first differed at element [1]; expected:<2> but was:<null> cause java.lang.AssertionError: expected:<2> but was:<null>
// expect: assertArrayEquals('text', new Object[] {1, 2}, new Object[] {1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals('text', new Object[] {1, 2}, new Object[] {null, 2, 1}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null> cause java.lang.AssertionError: expected:<1> but was:<null>
// expect: assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, 2}): passes
// expect: assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1, null}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2> but was:<null>] arrays first differed at element [1]; expected:<2> but was:<null> cause java.lang.AssertionError: expected:<2> but was:<null>
// expect: assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2> but was:<end of array> cause java.lang.AssertionError: expected:<2> but was:<end of array>
// expect: assertArrayEquals((String) null, new Object[] {1, 2}, new Object[] {null, 2, 1}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<1> but was:<null> cause java.lang.AssertionError: expected:<1> but was:<null>
// expect: assertArrayEquals(new Object[] {1, 2}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new Object[] {1, 2}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new Object[] {1, 2}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((Object[]) null, (Object[]) null): passes
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}): passes
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<[b]> but was:<[c]>] arrays first differed at element [1]; expected:<[b]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[b]> but was:<[c]>
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[a]> but was:<[c]>
// expect: assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a', 'b'}): passes
// expect: assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<[b]> but was:<[c]>] text: arrays first differed at element [1]; expected:<[b]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[b]> but was:<[c]>
// expect: assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'a'}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals('text', new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]>] text: array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[a]> but was:<[c]>
// expect: assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a', 'b'}): passes
// expect: assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a', 'c'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<[b]> but was:<[c]>] arrays first differed at element [1]; expected:<[b]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[b]> but was:<[c]>
// expect: assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<b> but was:<end of array> cause java.lang.AssertionError: expected:<b> but was:<end of array>
// expect: assertArrayEquals((String) null, new String[] {'a', 'b'}, new String[] {'c', 'b', 'a'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]>] array lengths differed, expected.length=2 actual.length=3; arrays first differed at element [0]; expected:<[a]> but was:<[c]> cause org.junit.ComparisonFailure: expected:<[a]> but was:<[c]>
// expect: assertArrayEquals(new String[] {'a', 'b'}, null): java.lang.AssertionError: [actual array was null] java.lang.AssertionError: actual array was null
// expect: assertArrayEquals(null, new String[] {'a', 'b'}): java.lang.AssertionError: [expected array was null] java.lang.AssertionError: expected array was null
// expect: assertArrayEquals('text', null, new String[] {'a', 'b'}): java.lang.AssertionError: [text: expected array was null] java.lang.AssertionError: text: expected array was null
// expect: assertArrayEquals((String[]) null, (String[]) null): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2.0> but was:<2.5>] arrays first differed at element [1]; expected:<2.0> but was:<2.5> cause java.lang.AssertionError: expected:<2.0> but was:<2.5>
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array> cause java.lang.AssertionError: expected:<2.0> but was:<end of array>
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2}, -1f): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 3}, -1f): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2.0> but was:<3.0>] arrays first differed at element [1]; expected:<2.0> but was:<3.0> cause java.lang.AssertionError: expected:<2.0> but was:<3.0>
// expect: assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f): passes
// expect: assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2.0> but was:<2.5>] text: arrays first differed at element [1]; expected:<2.0> but was:<2.5> cause java.lang.AssertionError: expected:<2.0> but was:<2.5>
// expect: assertArrayEquals('text', new float[] {1, 2}, new float[] {1}, 1f): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array> cause java.lang.AssertionError: expected:<2.0> but was:<end of array>
// expect: assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 2}, -1f): passes
// expect: assertArrayEquals('text', new float[] {1, 2}, new float[] {1, 3}, -1f): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2.0> but was:<3.0>] text: arrays first differed at element [1]; expected:<2.0> but was:<3.0> cause java.lang.AssertionError: expected:<2.0> but was:<3.0>
// expect: assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0}, 0): passes
// expect: assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2.0> but was:<2.5>] arrays first differed at element [1]; expected:<2.0> but was:<2.5> cause java.lang.AssertionError: expected:<2.0> but was:<2.5>
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array> cause java.lang.AssertionError: expected:<2.0> but was:<end of array>
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2}, -1): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 3}, -1): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<2.0> but was:<3.0>] arrays first differed at element [1]; expected:<2.0> but was:<3.0> cause java.lang.AssertionError: expected:<2.0> but was:<3.0>
// expect: assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2.5}, 0.5): passes
// expect: assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2.5}, 0.25): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2.0> but was:<2.5>] text: arrays first differed at element [1]; expected:<2.0> but was:<2.5> cause java.lang.AssertionError: expected:<2.0> but was:<2.5>
// expect: assertArrayEquals('text', new double[] {1, 2}, new double[] {1}, 1): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<2.0> but was:<end of array> cause java.lang.AssertionError: expected:<2.0> but was:<end of array>
// expect: assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 2}, -1): passes
// expect: assertArrayEquals('text', new double[] {1, 2}, new double[] {1, 3}, -1): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1]; expected:<2.0> but was:<3.0>] text: arrays first differed at element [1]; expected:<2.0> but was:<3.0> cause java.lang.AssertionError: expected:<2.0> but was:<3.0>
// expect: assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0}, 0): java.lang.ArithmeticException: [/ by zero] java.lang.ArithmeticException: / by zero
// expect: assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0): passes
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}}): passes
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1][0]; expected:<3> but was:<5>] arrays first differed at element [1][0]; expected:<3> but was:<5> cause java.lang.AssertionError: expected:<3> but was:<5>
// expect: assertArrayEquals('text', new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [1][1]; expected:<4> but was:<5>] text: arrays first differed at element [1][1]; expected:<4> but was:<5> cause java.lang.AssertionError: expected:<4> but was:<5>
// expect: assertArrayEquals('text', new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1][1]; expected:<4> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1][1]; expected:<4> but was:<end of array> cause java.lang.AssertionError: expected:<4> but was:<end of array>
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {4}}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1][0]; expected:<3> but was:<4>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1][0]; expected:<3> but was:<4> cause java.lang.AssertionError: expected:<3> but was:<4>
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<[I@#> but was:<null>] arrays first differed at element [1]; expected:<[I@#> but was:<null> cause java.lang.AssertionError: expected:<[I@#> but was:<null>
// expect: assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [1]; expected:<null> but was:<[I@#>] arrays first differed at element [1]; expected:<null> but was:<[I@#> cause java.lang.AssertionError: expected:<null> but was:<[I@#>
// expect: assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=1 actual.length=2; arrays first differed at element [1]; expected:<end of array> but was:<int[1]>] array lengths differed, expected.length=1 actual.length=2; arrays first differed at element [1]; expected:<end of array> but was:<int[1]> cause java.lang.AssertionError: expected:<end of array> but was:<int[1]>
// expect: assertArrayEquals(new int[][] {{1, 2}, {3}}, new int[][] {{1, 2}}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<int[1]> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<int[1]> but was:<end of array> cause java.lang.AssertionError: expected:<int[1]> but was:<end of array>
// expect: assertArrayEquals(new int[][] {}, new int[][] {null}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=0 actual.length=1; arrays first differed at element [0]; expected:<end of array> but was:<null>] array lengths differed, expected.length=0 actual.length=1; arrays first differed at element [0]; expected:<end of array> but was:<null> cause java.lang.AssertionError: expected:<end of array> but was:<null>
// expect: assertArrayEquals(new int[][] {{1}}, new long[][] {{1}}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0][0]; expected: java.lang.Integer<1> but was: java.lang.Long<1>] arrays first differed at element [0][0]; expected: java.lang.Integer<1> but was: java.lang.Long<1> cause java.lang.AssertionError: expected: java.lang.Integer<1> but was: java.lang.Long<1>
// expect: assertArrayEquals(new int[][] {{1}}, new long[][] {{2}}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0][0]; expected:<1> but was:<2>] arrays first differed at element [0][0]; expected:<1> but was:<2> cause java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}}): passes
// expect: assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {'x'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0]; expected:<[I@#> but was:<x>] arrays first differed at element [0]; expected:<[I@#> but was:<x> cause java.lang.AssertionError: expected:<[I@#> but was:<x>
// expect: assertArrayEquals(new Object[] {'x'}, new Object[] {'y'}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0]; expected:<[x]> but was:<[y]>] arrays first differed at element [0]; expected:<[x]> but was:<[y]> cause org.junit.ComparisonFailure: expected:<[x]> but was:<[y]>
// expect: assertArrayEquals(new Object[] {1}, new Object[] {1L}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0]; expected: java.lang.Integer<1> but was: java.lang.Long<1>] arrays first differed at element [0]; expected: java.lang.Integer<1> but was: java.lang.Long<1> cause java.lang.AssertionError: expected: java.lang.Integer<1> but was: java.lang.Long<1>
// expect: assertArrayEquals(new String[] {'abc', 'abcd'}, new String[] {'abc'}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<abcd> but was:<end of array>] array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<abcd> but was:<end of array> cause java.lang.AssertionError: expected:<abcd> but was:<end of array>
// expect: assertArrayEquals(new Object[] {new Object[] {1, new String[] {'a'}}}, new Object[] {new Object[] {1, new String[] {'b'}}}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0][1][0]; expected:<[a]> but was:<[b]>] arrays first differed at element [0][1][0]; expected:<[a]> but was:<[b]> cause org.junit.ComparisonFailure: expected:<[a]> but was:<[b]>
// expect: assertArrayEquals(new Object[] {new Object[] {1, new String[] {'a'}}}, new Object[] {new Object[] {1, new String[] {'a', 'c'}}}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=1 actual.length=2; arrays first differed at element [0][1][1]; expected:<end of array> but was:<c>] array lengths differed, expected.length=1 actual.length=2; arrays first differed at element [0][1][1]; expected:<end of array> but was:<c> cause java.lang.AssertionError: expected:<end of array> but was:<c>
// expect: assertArrayEquals('text', new Object[] {new Object[] {1, new String[] {'a'}}, 1}, new Object[] {new Object[] {1, new String[] {'a'}}}): org.junit.internal.ArrayComparisonFailure: [text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<1> but was:<end of array>] text: array lengths differed, expected.length=2 actual.length=1; arrays first differed at element [1]; expected:<1> but was:<end of array> cause java.lang.AssertionError: expected:<1> but was:<end of array>
// expect: assertArrayEquals(new Object[] {new Same(1)}, new Object[] {new Same(2)}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0]; expected: ArrayValues$Same<same> but was: ArrayValues$Same<same>] arrays first differed at element [0]; expected: ArrayValues$Same<same> but was: ArrayValues$Same<same> cause java.lang.AssertionError: expected: ArrayValues$Same<same> but was: ArrayValues$Same<same>
// expect: assertArrayEquals(new String[0], new String[][] {{'a'}, {}}): org.junit.internal.ArrayComparisonFailure: [array lengths differed, expected.length=0 actual.length=2; arrays first differed at element [0]; expected:<end of array> but was:<java.lang.String[1]>] array lengths differed, expected.length=0 actual.length=2; arrays first differed at element [0]; expected:<end of array> but was:<java.lang.String[1]> cause java.lang.AssertionError: expected:<end of array> but was:<java.lang.String[1]>
