// assertArrayEquals: all types, lengths, null, nested arrays, and where they differ.
import static org.junit.jupiter.api.Assertions.*;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.AssertionFailedError;

public class ArrayValues {
  static int asked;

  static Supplier<String> said(String text) {
    return () -> {
      asked++;
      return text;
    };
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Executable code) {
    asked = 0;
    String end;
    try {
      code.execute();
      end = "passes";
    } catch (AssertionFailedError e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
      if (e.isExpectedDefined()) end += " expected " + e.getExpected();
      if (e.isActualDefined()) end += " actual " + e.getActual();
      if (e.getCause() != null) end += " cause " + e.getCause();
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
    }
    if (asked > 0) end += ", asked " + asked;
    end = end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable");
    System.out.println(what + ": " + end);
  }

  public static void main(String[] args) {
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true})", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, 'text')", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, "text"));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, 'text')", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, "text"));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, 'text')", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, "text"));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, said('said'))", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, said("said")));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, said('said'))", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, said("said")));
    show("assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, said('said'))", () -> assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, said("said")));
    show("assertArrayEquals(new boolean[] {true, false}, null)", () -> assertArrayEquals(new boolean[] {true, false}, null));
    show("assertArrayEquals(null, new boolean[] {true, false})", () -> assertArrayEquals(null, new boolean[] {true, false}));
    show("assertArrayEquals((boolean[]) null, (boolean[]) null)", () -> assertArrayEquals((boolean[]) null, (boolean[]) null));
    show("assertArrayEquals((boolean[]) null, new boolean[0])", () -> assertArrayEquals((boolean[]) null, new boolean[0]));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'})", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, 'text')", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, "text"));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, 'text')", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, "text"));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, 'text')", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, "text"));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, said('said'))", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, said("said")));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, said('said'))", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, said("said")));
    show("assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, said('said'))", () -> assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, said("said")));
    show("assertArrayEquals(new char[] {'a', 'b'}, null)", () -> assertArrayEquals(new char[] {'a', 'b'}, null));
    show("assertArrayEquals(null, new char[] {'a', 'b'})", () -> assertArrayEquals(null, new char[] {'a', 'b'}));
    show("assertArrayEquals((char[]) null, (char[]) null)", () -> assertArrayEquals((char[]) null, (char[]) null));
    show("assertArrayEquals((char[]) null, new char[0])", () -> assertArrayEquals((char[]) null, new char[0]));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1})", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1}));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, 'text')", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, "text"));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, 'text')", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, "text"));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, 'text')", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, "text"));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, said('said'))", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, said("said")));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, said('said'))", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, said("said")));
    show("assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, said('said'))", () -> assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, said("said")));
    show("assertArrayEquals(new byte[] {1, 2}, null)", () -> assertArrayEquals(new byte[] {1, 2}, null));
    show("assertArrayEquals(null, new byte[] {1, 2})", () -> assertArrayEquals(null, new byte[] {1, 2}));
    show("assertArrayEquals((byte[]) null, (byte[]) null)", () -> assertArrayEquals((byte[]) null, (byte[]) null));
    show("assertArrayEquals((byte[]) null, new byte[0])", () -> assertArrayEquals((byte[]) null, new byte[0]));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 2})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 3})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1})", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1}));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, 'text')", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, "text"));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, 'text')", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, "text"));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1}, 'text')", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1}, "text"));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, said('said'))", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, said("said")));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, said('said'))", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, said("said")));
    show("assertArrayEquals(new short[] {1, 2}, new short[] {1}, said('said'))", () -> assertArrayEquals(new short[] {1, 2}, new short[] {1}, said("said")));
    show("assertArrayEquals(new short[] {1, 2}, null)", () -> assertArrayEquals(new short[] {1, 2}, null));
    show("assertArrayEquals(null, new short[] {1, 2})", () -> assertArrayEquals(null, new short[] {1, 2}));
    show("assertArrayEquals((short[]) null, (short[]) null)", () -> assertArrayEquals((short[]) null, (short[]) null));
    show("assertArrayEquals((short[]) null, new short[0])", () -> assertArrayEquals((short[]) null, new short[0]));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 2})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 3})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1})", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1}));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, 'text')", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, "text"));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, 'text')", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, "text"));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1}, 'text')", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1}, "text"));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, said('said'))", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, said("said")));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, said('said'))", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, said("said")));
    show("assertArrayEquals(new int[] {1, 2}, new int[] {1}, said('said'))", () -> assertArrayEquals(new int[] {1, 2}, new int[] {1}, said("said")));
    show("assertArrayEquals(new int[] {1, 2}, null)", () -> assertArrayEquals(new int[] {1, 2}, null));
    show("assertArrayEquals(null, new int[] {1, 2})", () -> assertArrayEquals(null, new int[] {1, 2}));
    show("assertArrayEquals((int[]) null, (int[]) null)", () -> assertArrayEquals((int[]) null, (int[]) null));
    show("assertArrayEquals((int[]) null, new int[0])", () -> assertArrayEquals((int[]) null, new int[0]));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 2})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 3})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1})", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1}));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, 'text')", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, "text"));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, 'text')", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, "text"));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1}, 'text')", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1}, "text"));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, said('said'))", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, said("said")));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, said('said'))", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, said("said")));
    show("assertArrayEquals(new long[] {1, 2}, new long[] {1}, said('said'))", () -> assertArrayEquals(new long[] {1, 2}, new long[] {1}, said("said")));
    show("assertArrayEquals(new long[] {1, 2}, null)", () -> assertArrayEquals(new long[] {1, 2}, null));
    show("assertArrayEquals(null, new long[] {1, 2})", () -> assertArrayEquals(null, new long[] {1, 2}));
    show("assertArrayEquals((long[]) null, (long[]) null)", () -> assertArrayEquals((long[]) null, (long[]) null));
    show("assertArrayEquals((long[]) null, new long[0])", () -> assertArrayEquals((long[]) null, new long[0]));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f})", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3})", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1})", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, 'text')", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, "text"));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, 'text')", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, "text"));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, 'text')", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, "text"));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, said('said'))", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, said("said")));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, said('said'))", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, said("said")));
    show("assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, said('said'))", () -> assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, said("said")));
    show("assertArrayEquals(new float[] {1, 2.5f}, null)", () -> assertArrayEquals(new float[] {1, 2.5f}, null));
    show("assertArrayEquals(null, new float[] {1, 2.5f})", () -> assertArrayEquals(null, new float[] {1, 2.5f}));
    show("assertArrayEquals((float[]) null, (float[]) null)", () -> assertArrayEquals((float[]) null, (float[]) null));
    show("assertArrayEquals((float[]) null, new float[0])", () -> assertArrayEquals((float[]) null, new float[0]));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5})", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3})", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1})", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1}));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, 'text')", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, "text"));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, 'text')", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, "text"));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, 'text')", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, "text"));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, said('said'))", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, said("said")));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, said('said'))", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, said("said")));
    show("assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, said('said'))", () -> assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, said("said")));
    show("assertArrayEquals(new double[] {1, 2.5}, null)", () -> assertArrayEquals(new double[] {1, 2.5}, null));
    show("assertArrayEquals(null, new double[] {1, 2.5})", () -> assertArrayEquals(null, new double[] {1, 2.5}));
    show("assertArrayEquals((double[]) null, (double[]) null)", () -> assertArrayEquals((double[]) null, (double[]) null));
    show("assertArrayEquals((double[]) null, new double[0])", () -> assertArrayEquals((double[]) null, new double[0]));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'})", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null})", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1})", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, 'text')", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, "text"));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, 'text')", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, "text"));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, 'text')", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, "text"));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, said('said'))", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, said("said")));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, said('said'))", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, said("said")));
    show("assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, said('said'))", () -> assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, said("said")));
    show("assertArrayEquals(new Object[] {1, 'x'}, null)", () -> assertArrayEquals(new Object[] {1, 'x'}, null));
    show("assertArrayEquals(null, new Object[] {1, 'x'})", () -> assertArrayEquals(null, new Object[] {1, 'x'}));
    show("assertArrayEquals((Object[]) null, (Object[]) null)", () -> assertArrayEquals((Object[]) null, (Object[]) null));
    show("assertArrayEquals((Object[]) null, new Object[0])", () -> assertArrayEquals((Object[]) null, new Object[0]));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", "b"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", null}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'})", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a"}));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}, 'text')", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", "b"}, "text"));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null}, 'text')", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", null}, "text"));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}, 'text')", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a"}, "text"));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}, said('said'))", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", "b"}, said("said")));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null}, said('said'))", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a", null}, said("said")));
    show("assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}, said('said'))", () -> assertArrayEquals(new String[] {"a", "b"}, new String[] {"a"}, said("said")));
    show("assertArrayEquals(new String[] {'a', 'b'}, null)", () -> assertArrayEquals(new String[] {"a", "b"}, null));
    show("assertArrayEquals(null, new String[] {'a', 'b'})", () -> assertArrayEquals(null, new String[] {"a", "b"}));
    show("assertArrayEquals((String[]) null, (String[]) null)", () -> assertArrayEquals((String[]) null, (String[]) null));
    show("assertArrayEquals((String[]) null, new String[0])", () -> assertArrayEquals((String[]) null, new String[0]));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f)", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f));
    show("assertArrayEquals(new float[] {1, 2}, null, 1f)", () -> assertArrayEquals(new float[] {1, 2}, null, 1f));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, 'text')", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, "text"));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, 'text')", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, "text"));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, 'text')", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, "text"));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, 'text')", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, "text"));
    show("assertArrayEquals(new float[] {1, 2}, null, 1f, 'text')", () -> assertArrayEquals(new float[] {1, 2}, null, 1f, "text"));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, said('said'))", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, said("said")));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, said('said'))", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, said("said")));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, said('said'))", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, said("said")));
    show("assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, said('said'))", () -> assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, said("said")));
    show("assertArrayEquals(new float[] {1, 2}, null, 1f, said('said'))", () -> assertArrayEquals(new float[] {1, 2}, null, 1f, said("said")));
    show("assertArrayEquals((float[]) null, null, -1f)", () -> assertArrayEquals((float[]) null, null, -1f));
    float[] floats = new float[] {1, 2};
    show("assertArrayEquals(floats, floats, -1f)", () -> assertArrayEquals(floats, floats, -1f));
    show("assertArrayEquals(floats, floats, 0f)", () -> assertArrayEquals(floats, floats, 0f));
    show("assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f})", () -> assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}));
    show("assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0.5f)", () -> assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0.5f));
    show("assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0})", () -> assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0}));
    show("assertArrayEquals(new float[] {0f / 0}, new float[] {1}, 1f)", () -> assertArrayEquals(new float[] {0f / 0}, new float[] {1}, 1f));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1)", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1));
    show("assertArrayEquals(new double[] {1, 2}, null, 1)", () -> assertArrayEquals(new double[] {1, 2}, null, 1));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, 'text')", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, "text"));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, 'text')", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, "text"));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, 'text')", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, "text"));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, 'text')", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, "text"));
    show("assertArrayEquals(new double[] {1, 2}, null, 1, 'text')", () -> assertArrayEquals(new double[] {1, 2}, null, 1, "text"));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, said('said'))", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, said("said")));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, said('said'))", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, said("said")));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, said('said'))", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, said("said")));
    show("assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, said('said'))", () -> assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, said("said")));
    show("assertArrayEquals(new double[] {1, 2}, null, 1, said('said'))", () -> assertArrayEquals(new double[] {1, 2}, null, 1, said("said")));
    show("assertArrayEquals((double[]) null, null, -1)", () -> assertArrayEquals((double[]) null, null, -1));
    double[] doubles = new double[] {1, 2};
    show("assertArrayEquals(doubles, doubles, -1)", () -> assertArrayEquals(doubles, doubles, -1));
    show("assertArrayEquals(doubles, doubles, 0)", () -> assertArrayEquals(doubles, doubles, 0));
    show("assertArrayEquals(new double[] {0.0}, new double[] {-0.0})", () -> assertArrayEquals(new double[] {0.0}, new double[] {-0.0}));
    show("assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0.5)", () -> assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0.5));
    show("assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0})", () -> assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0}));
    show("assertArrayEquals(new double[] {0 / 0}, new double[] {1}, 1)", () -> assertArrayEquals(new double[] {0 / 0}, new double[] {1}, 1));

    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}}, 'text')", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}}, "text"));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null})", () -> assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null}));
    show("assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, null})", () -> assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, null}));
    show("assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}})", () -> assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}}));
    show("assertArrayEquals(new int[][] {{1}}, new long[][] {{1}})", () -> assertArrayEquals(new int[][] {{1}}, new long[][] {{1}}));
    show("assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}})", () -> assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}}));
    show("assertArrayEquals(new Object[] {new Integer[] {1}}, new Object[] {new Object[] {1}})", () -> assertArrayEquals(new Object[] {new Integer[] {1}}, new Object[] {new Object[] {1}}));
    show("assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {'x'})", () -> assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {"x"}));
    show("assertArrayEquals(new Object[] {'x'}, new Object[] {new int[] {1}})", () -> assertArrayEquals(new Object[] {"x"}, new Object[] {new int[] {1}}));
    show("assertArrayEquals(new Object[] {'x'}, new Object[] {null})", () -> assertArrayEquals(new Object[] {"x"}, new Object[] {null}));
    show("assertArrayEquals(new Object[] {null}, new Object[] {'x'})", () -> assertArrayEquals(new Object[] {null}, new Object[] {"x"}));
    show("assertArrayEquals(new Object[] {1}, new Object[] {1L})", () -> assertArrayEquals(new Object[] {1}, new Object[] {1L}));
    show("assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4, 6}}})", () -> assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4, 6}}}));
    show("assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4}}}, said('said'))", () -> assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4}}}, said("said")));
    show("assertArrayEquals(new Object[] {1, new Object[] {2, new double[] {3, 0.0}}}, new Object[] {1, new Object[] {2, new double[] {3, -0.0}}})", () -> assertArrayEquals(new Object[] {1, new Object[] {2, new double[] {3, 0.0}}}, new Object[] {1, new Object[] {2, new double[] {3, -0.0}}}));
    show("assertArrayEquals(new Object[] {1, new Object[] {2, new char[] {'a'}}}, new Object[] {1, new Object[] {2, new char[] {'b'}}})", () -> assertArrayEquals(new Object[] {1, new Object[] {2, new char[] {'a'}}}, new Object[] {1, new Object[] {2, new char[] {'b'}}}));
    show("assertArrayEquals(new Object[] {new boolean[] {true}}, new Object[] {new boolean[] {false}})", () -> assertArrayEquals(new Object[] {new boolean[] {true}}, new Object[] {new boolean[] {false}}));
    show("assertArrayEquals(new Object[] {new byte[] {1}}, new Object[] {new byte[] {2}})", () -> assertArrayEquals(new Object[] {new byte[] {1}}, new Object[] {new byte[] {2}}));
    show("assertArrayEquals(new Object[] {new short[] {1}}, new Object[] {new short[] {2}})", () -> assertArrayEquals(new Object[] {new short[] {1}}, new Object[] {new short[] {2}}));
    show("assertArrayEquals(new Object[] {new long[] {1}}, new Object[] {new long[] {2}})", () -> assertArrayEquals(new Object[] {new long[] {1}}, new Object[] {new long[] {2}}));
    show("assertArrayEquals(new Object[] {new float[] {1}}, new Object[] {new float[] {2}})", () -> assertArrayEquals(new Object[] {new float[] {1}}, new Object[] {new float[] {2}}));
    show("assertArrayEquals(new Object[] {List.of(1)}, new Object[] {List.of(2)})", () -> assertArrayEquals(new Object[] {List.of(1)}, new Object[] {List.of(2)}));
    Object[] a = {1, null}, b = {1, null};
    a[1] = a;
    b[1] = b;
    show("assertArrayEquals(a, a)", () -> assertArrayEquals(a, a));
    show("assertArrayEquals(a, new Object[] {1, a})", () -> assertArrayEquals(a, new Object[] {1, a}));
    show("assertArrayEquals(new Object[] {}, new Object[] {})", () -> assertArrayEquals(new Object[] {}, new Object[] {}));
    show("assertArrayEquals(new Object[] {}, new int[0][])", () -> assertArrayEquals(new Object[] {}, new int[0][]));
  }
}
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}): passes
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, 'text'): passes
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, false}, said('said')): passes
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true, true}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#), asked 1
// expect: assertArrayEquals(new boolean[] {true, false}, new boolean[] {true}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new boolean[] {true, false}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new boolean[] {true, false}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((boolean[]) null, (boolean[]) null): passes
// expect: assertArrayEquals((boolean[]) null, new boolean[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}): passes
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <b> but was: <c>] expected b (java.lang.Character@#) actual c (java.lang.Character@#)
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, 'text'): passes
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <b> but was: <c>] expected b (java.lang.Character@#) actual c (java.lang.Character@#)
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'b'}, said('said')): passes
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a', 'c'}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <b> but was: <c>] expected b (java.lang.Character@#) actual c (java.lang.Character@#), asked 1
// expect: assertArrayEquals(new char[] {'a', 'b'}, new char[] {'a'}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new char[] {'a', 'b'}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new char[] {'a', 'b'}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((char[]) null, (char[]) null): passes
// expect: assertArrayEquals((char[]) null, new char[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}): passes
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Byte@#) actual 3 (java.lang.Byte@#)
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, 'text'): passes
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Byte@#) actual 3 (java.lang.Byte@#)
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 2}, said('said')): passes
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Byte@#) actual 3 (java.lang.Byte@#), asked 1
// expect: assertArrayEquals(new byte[] {1, 2}, new byte[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new byte[] {1, 2}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new byte[] {1, 2}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((byte[]) null, (byte[]) null): passes
// expect: assertArrayEquals((byte[]) null, new byte[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}): passes
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Short@#) actual 3 (java.lang.Short@#)
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, 'text'): passes
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Short@#) actual 3 (java.lang.Short@#)
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 2}, said('said')): passes
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Short@#) actual 3 (java.lang.Short@#), asked 1
// expect: assertArrayEquals(new short[] {1, 2}, new short[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new short[] {1, 2}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new short[] {1, 2}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((short[]) null, (short[]) null): passes
// expect: assertArrayEquals((short[]) null, new short[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}): passes
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, 'text'): passes
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}, said('said')): passes
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new int[] {1, 2}, new int[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new int[] {1, 2}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new int[] {1, 2}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((int[]) null, (int[]) null): passes
// expect: assertArrayEquals((int[]) null, new int[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}): passes
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Long@#) actual 3 (java.lang.Long@#)
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, 'text'): passes
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Long@#) actual 3 (java.lang.Long@#)
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 2}, said('said')): passes
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Long@#) actual 3 (java.lang.Long@#), asked 1
// expect: assertArrayEquals(new long[] {1, 2}, new long[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new long[] {1, 2}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new long[] {1, 2}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((long[]) null, (long[]) null): passes
// expect: assertArrayEquals((long[]) null, new long[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}): passes
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Float@#) actual 3.0 (java.lang.Float@#)
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, 'text'): passes
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Float@#) actual 3.0 (java.lang.Float@#)
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 2.5f}, said('said')): passes
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Float@#) actual 3.0 (java.lang.Float@#), asked 1
// expect: assertArrayEquals(new float[] {1, 2.5f}, new float[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new float[] {1, 2.5f}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new float[] {1, 2.5f}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((float[]) null, (float[]) null): passes
// expect: assertArrayEquals((float[]) null, new float[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}): passes
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Double@#) actual 3.0 (java.lang.Double@#)
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, 'text'): passes
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Double@#) actual 3.0 (java.lang.Double@#)
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 2.5}, said('said')): passes
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1, 3}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2.5> but was: <3.0>] expected 2.5 (java.lang.Double@#) actual 3.0 (java.lang.Double@#), asked 1
// expect: assertArrayEquals(new double[] {1, 2.5}, new double[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new double[] {1, 2.5}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new double[] {1, 2.5}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((double[]) null, (double[]) null): passes
// expect: assertArrayEquals((double[]) null, new double[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}): passes
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <x> but was: <null>] expected x (java.lang.Character@#) actual null
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, 'text'): passes
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <x> but was: <null>] expected x (java.lang.Character@#) actual null
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, 'x'}, said('said')): passes
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1, null}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <x> but was: <null>] expected x (java.lang.Character@#) actual null, asked 1
// expect: assertArrayEquals(new Object[] {1, 'x'}, new Object[] {1}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new Object[] {1, 'x'}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new Object[] {1, 'x'}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((Object[]) null, (Object[]) null): passes
// expect: assertArrayEquals((Object[]) null, new Object[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}): passes
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null}): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <b> but was: <null>] expected b (java.lang.String@#) actual null
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}, 'text'): passes
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <b> but was: <null>] expected b (java.lang.String@#) actual null
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', 'b'}, said('said')): passes
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a', null}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <b> but was: <null>] expected b (java.lang.String@#) actual null, asked 1
// expect: assertArrayEquals(new String[] {'a', 'b'}, new String[] {'a'}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new String[] {'a', 'b'}, null): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(null, new String[] {'a', 'b'}): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals((String[]) null, (String[]) null): passes
// expect: assertArrayEquals((String[]) null, new String[0]): org.opentest4j.AssertionFailedError: [expected array was <null>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Float@#) actual 2.5 (java.lang.Float@#)
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new float[] {1, 2}, null, 1f): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, 'text'): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Float@#) actual 2.5 (java.lang.Float@#)
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, 'text'): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new float[] {1, 2}, null, 1f, 'text'): org.opentest4j.AssertionFailedError: [text ==> actual array was <null>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.5f, said('said')): passes
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, 0.25f, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Float@#) actual 2.5 (java.lang.Float@#), asked 1
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1, 2.5f}, -1f, said('said')): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new float[] {1, 2}, new float[] {1}, 1f, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new float[] {1, 2}, null, 1f, said('said')): org.opentest4j.AssertionFailedError: [said ==> actual array was <null>], asked 1
// expect: assertArrayEquals((float[]) null, null, -1f): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(floats, floats, -1f): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(floats, floats, 0f): passes
// expect: assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <0.0> but was: <-0.0>] expected 0.0 (java.lang.Float@#) actual -0.0 (java.lang.Float@#)
// expect: assertArrayEquals(new float[] {0.0f}, new float[] {-0.0f}, 0.5f): passes
// expect: assertArrayEquals(new float[] {0f / 0}, new float[] {0f / 0}): passes
// expect: assertArrayEquals(new float[] {0f / 0}, new float[] {1}, 1f): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <NaN> but was: <1.0>] expected NaN (java.lang.Float@#) actual 1.0 (java.lang.Float@#)
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25): org.opentest4j.AssertionFailedError: [array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Double@#) actual 2.5 (java.lang.Double@#)
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new double[] {1, 2}, null, 1): org.opentest4j.AssertionFailedError: [actual array was <null>]
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, 'text'): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Double@#) actual 2.5 (java.lang.Double@#)
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, 'text'): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, 'text'): org.opentest4j.AssertionFailedError: [text ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new double[] {1, 2}, null, 1, 'text'): org.opentest4j.AssertionFailedError: [text ==> actual array was <null>]
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.5, said('said')): passes
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.25, said('said')): org.opentest4j.AssertionFailedError: [said ==> array contents differ at index [1], expected: <2.0> but was: <2.5>] expected 2.0 (java.lang.Double@#) actual 2.5 (java.lang.Double@#), asked 1
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, -1, said('said')): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(new double[] {1, 2}, new double[] {1}, 1, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ, expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new double[] {1, 2}, null, 1, said('said')): org.opentest4j.AssertionFailedError: [said ==> actual array was <null>], asked 1
// expect: assertArrayEquals((double[]) null, null, -1): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(doubles, doubles, -1): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertArrayEquals(doubles, doubles, 0): passes
// expect: assertArrayEquals(new double[] {0.0}, new double[] {-0.0}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <0.0> but was: <-0.0>] expected 0.0 (java.lang.Double@#) actual -0.0 (java.lang.Double@#)
// expect: assertArrayEquals(new double[] {0.0}, new double[] {-0.0}, 0.5): passes
// expect: assertArrayEquals(new double[] {0 / 0}, new double[] {0 / 0}): java.lang.ArithmeticException: [/ by zero]
// expect: assertArrayEquals(new double[] {0 / 0}, new double[] {1}, 1): java.lang.ArithmeticException: [/ by zero]
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 4}}): passes
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {5, 4}}): org.opentest4j.AssertionFailedError: [array contents differ at index [1][0], expected: <3> but was: <5>] expected 3 (java.lang.Integer@#) actual 5 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3, 5}}, 'text'): org.opentest4j.AssertionFailedError: [text ==> array contents differ at index [1][1], expected: <4> but was: <5>] expected 4 (java.lang.Integer@#) actual 5 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, {3}}): org.opentest4j.AssertionFailedError: [array lengths differ at index [1], expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[][] {{1, 2}, {3, 4}}, new int[][] {{1, 2}, null}): org.opentest4j.AssertionFailedError: [actual array was <null> at index [1]]
// expect: assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, {3}}): org.opentest4j.AssertionFailedError: [expected array was <null> at index [1]]
// expect: assertArrayEquals(new int[][] {{1, 2}, null}, new int[][] {{1, 2}, null}): passes
// expect: assertArrayEquals(new int[][] {{1, 2}}, new int[][] {{1, 2}, {3}}): org.opentest4j.AssertionFailedError: [array lengths differ, expected: <1> but was: <2>] expected 1 (java.lang.Integer@#) actual 2 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[][] {{1}}, new long[][] {{1}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: [I@#<[1]> but was: [J@#<[1]>] expected [I@# ([I@#) actual [J@# ([J@#)
// expect: assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {new Integer[] {1}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: [I@#<[1]> but was: [Ljava.lang.Integer;@#<[1]>] expected [I@# ([I@#) actual [Ljava.lang.Integer;@# ([Ljava.lang.Integer;@#)
// expect: assertArrayEquals(new Object[] {new Integer[] {1}}, new Object[] {new Object[] {1}}): passes
// expect: assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {'x'}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <[1]> but was: <x>] expected [I@# ([I@#) actual x (java.lang.String@#)
// expect: assertArrayEquals(new Object[] {'x'}, new Object[] {new int[] {1}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <x> but was: <[1]>] expected x (java.lang.String@#) actual [I@# ([I@#)
// expect: assertArrayEquals(new Object[] {'x'}, new Object[] {null}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <x> but was: <null>] expected x (java.lang.String@#) actual null
// expect: assertArrayEquals(new Object[] {null}, new Object[] {'x'}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: assertArrayEquals(new Object[] {1}, new Object[] {1L}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: java.lang.Integer@#<1> but was: java.lang.Long@#<1>] expected 1 (java.lang.Integer@#) actual 1 (java.lang.Long@#)
// expect: assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4, 6}}}): org.opentest4j.AssertionFailedError: [array contents differ at index [1][1][1], expected: <5> but was: <6>] expected 5 (java.lang.Integer@#) actual 6 (java.lang.Integer@#)
// expect: assertArrayEquals(new int[][][] {{{1}, {2}}, {{3}, {4, 5}}}, new int[][][] {{{1}, {2}}, {{3}, {4}}}, said('said')): org.opentest4j.AssertionFailedError: [said ==> array lengths differ at index [1][1], expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#), asked 1
// expect: assertArrayEquals(new Object[] {1, new Object[] {2, new double[] {3, 0.0}}}, new Object[] {1, new Object[] {2, new double[] {3, -0.0}}}): org.opentest4j.AssertionFailedError: [array contents differ at index [1][1][1], expected: <0.0> but was: <-0.0>] expected 0.0 (java.lang.Double@#) actual -0.0 (java.lang.Double@#)
// expect: assertArrayEquals(new Object[] {1, new Object[] {2, new char[] {'a'}}}, new Object[] {1, new Object[] {2, new char[] {'b'}}}): org.opentest4j.AssertionFailedError: [array contents differ at index [1][1][0], expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: assertArrayEquals(new Object[] {new boolean[] {true}}, new Object[] {new boolean[] {false}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0][0], expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertArrayEquals(new Object[] {new byte[] {1}}, new Object[] {new byte[] {2}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0][0], expected: <1> but was: <2>] expected 1 (java.lang.Byte@#) actual 2 (java.lang.Byte@#)
// expect: assertArrayEquals(new Object[] {new short[] {1}}, new Object[] {new short[] {2}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0][0], expected: <1> but was: <2>] expected 1 (java.lang.Short@#) actual 2 (java.lang.Short@#)
// expect: assertArrayEquals(new Object[] {new long[] {1}}, new Object[] {new long[] {2}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0][0], expected: <1> but was: <2>] expected 1 (java.lang.Long@#) actual 2 (java.lang.Long@#)
// expect: assertArrayEquals(new Object[] {new float[] {1}}, new Object[] {new float[] {2}}): org.opentest4j.AssertionFailedError: [array contents differ at index [0][0], expected: <1.0> but was: <2.0>] expected 1.0 (java.lang.Float@#) actual 2.0 (java.lang.Float@#)
// expect: assertArrayEquals(new Object[] {List.of(1)}, new Object[] {List.of(2)}): org.opentest4j.AssertionFailedError: [array contents differ at index [0], expected: <[1]> but was: <[2]>] expected [1] (Immutable@#) actual [2] (Immutable@#)
// expect: assertArrayEquals(a, a): passes
// expect: assertArrayEquals(a, new Object[] {1, a}): passes
// expect: assertArrayEquals(new Object[] {}, new Object[] {}): passes
// expect: assertArrayEquals(new Object[] {}, new int[0][]): passes
