// Typed access to arrays by reflection: every pair of types, indices out of bounds, what is no array.
import java.lang.reflect.Array;
import java.util.*;

public class TypedArrays {
  interface Try {
    Object run();
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (RuntimeException e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  public static void main(String[] args) {
    Object[] arrays = {new boolean[] {true}, new byte[] {1}, new char[] {'c'}, new short[] {3}, new int[] {4}, new long[] {5}, new float[] {6}, new double[] {7},
        new Object[] {8}, new Integer[] {9}, "no array", null};
    for (Object a : arrays) {
      String name = a == null ? "null" : a.getClass().getSimpleName();
      for (int at : new int[] {0, 1, -1}) {
        show("get " + name + at, () -> Array.get(a, at));
        show("getBoolean " + name + at, () -> Array.getBoolean(a, at));
        show("getByte " + name + at, () -> Array.getByte(a, at));
        show("getChar " + name + at, () -> Array.getChar(a, at));
        show("getShort " + name + at, () -> Array.getShort(a, at));
        show("getInt " + name + at, () -> Array.getInt(a, at));
        show("getLong " + name + at, () -> Array.getLong(a, at));
        show("getFloat " + name + at, () -> Array.getFloat(a, at));
        show("getDouble " + name + at, () -> Array.getDouble(a, at));
        show("setBoolean " + name + at, () -> { Array.setBoolean(a, at, true); return Array.get(a, at); });
        show("setByte " + name + at, () -> { Array.setByte(a, at, (byte) 65); return Array.get(a, at); });
        show("setChar " + name + at, () -> { Array.setChar(a, at, 'd'); return Array.get(a, at); });
        show("setShort " + name + at, () -> { Array.setShort(a, at, (short) 67); return Array.get(a, at); });
        show("setInt " + name + at, () -> { Array.setInt(a, at, 68); return Array.get(a, at); });
        show("setLong " + name + at, () -> { Array.setLong(a, at, 69); return Array.get(a, at); });
        show("setFloat " + name + at, () -> { Array.setFloat(a, at, 70); return Array.get(a, at); });
        show("setDouble " + name + at, () -> { Array.setDouble(a, at, 71); return Array.get(a, at); });
        for (Object v : new Object[] {true, (byte) 75, 'e', (short) 76, 77, 78L, 79f, 80d, "s", null}) {
          show("set " + name + at + " " + (v == null ? null : v.getClass().getSimpleName()), () -> { Array.set(a, at, v); return Array.get(a, at); });
        }
      }
    }
  }
}
// expect: get boolean[]0 -> true
// expect: getBoolean boolean[]0 -> true
// expect: getByte boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getLong boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getFloat boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getDouble boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setBoolean boolean[]0 -> true
// expect: setByte boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setChar boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setShort boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setInt boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setLong boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setFloat boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble boolean[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Boolean -> true
// expect: set boolean[]0 Byte -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Character -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Short -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Integer -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set boolean[]0 null -> java.lang.IllegalArgumentException: null
// expect: get boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble boolean[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]1 null -> java.lang.IllegalArgumentException: null
// expect: get boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble boolean[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set boolean[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get byte[]0 -> 1
// expect: getBoolean byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte byte[]0 -> 1
// expect: getChar byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort byte[]0 -> 1
// expect: getInt byte[]0 -> 1
// expect: getLong byte[]0 -> 1
// expect: getFloat byte[]0 -> 1.0
// expect: getDouble byte[]0 -> 1.0
// expect: setBoolean byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte byte[]0 -> 65
// expect: setChar byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setShort byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setInt byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setLong byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setFloat byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble byte[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Byte -> 75
// expect: set byte[]0 Character -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Short -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Integer -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set byte[]0 null -> java.lang.IllegalArgumentException: null
// expect: get byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble byte[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]1 null -> java.lang.IllegalArgumentException: null
// expect: get byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble byte[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set byte[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get char[]0 -> c
// expect: getBoolean char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar char[]0 -> c
// expect: getShort char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt char[]0 -> 99
// expect: getLong char[]0 -> 99
// expect: getFloat char[]0 -> 99.0
// expect: getDouble char[]0 -> 99.0
// expect: setBoolean char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setChar char[]0 -> d
// expect: setShort char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setInt char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setLong char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setFloat char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble char[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Byte -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Character -> e
// expect: set char[]0 Short -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Integer -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set char[]0 null -> java.lang.IllegalArgumentException: null
// expect: get char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble char[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]1 null -> java.lang.IllegalArgumentException: null
// expect: get char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble char[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set char[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get short[]0 -> 3
// expect: getBoolean short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort short[]0 -> 3
// expect: getInt short[]0 -> 3
// expect: getLong short[]0 -> 3
// expect: getFloat short[]0 -> 3.0
// expect: getDouble short[]0 -> 3.0
// expect: setBoolean short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte short[]0 -> 65
// expect: setChar short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setShort short[]0 -> 67
// expect: setInt short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setLong short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setFloat short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble short[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Byte -> 75
// expect: set short[]0 Character -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Short -> 76
// expect: set short[]0 Integer -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set short[]0 null -> java.lang.IllegalArgumentException: null
// expect: get short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble short[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]1 null -> java.lang.IllegalArgumentException: null
// expect: get short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble short[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set short[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get int[]0 -> 4
// expect: getBoolean int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt int[]0 -> 4
// expect: getLong int[]0 -> 4
// expect: getFloat int[]0 -> 4.0
// expect: getDouble int[]0 -> 4.0
// expect: setBoolean int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte int[]0 -> 65
// expect: setChar int[]0 -> 100
// expect: setShort int[]0 -> 67
// expect: setInt int[]0 -> 68
// expect: setLong int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setFloat int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble int[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 Byte -> 75
// expect: set int[]0 Character -> 101
// expect: set int[]0 Short -> 76
// expect: set int[]0 Integer -> 77
// expect: set int[]0 Long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set int[]0 null -> java.lang.IllegalArgumentException: null
// expect: get int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble int[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]1 null -> java.lang.IllegalArgumentException: null
// expect: get int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble int[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set int[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get long[]0 -> 5
// expect: getBoolean long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getLong long[]0 -> 5
// expect: getFloat long[]0 -> 5.0
// expect: getDouble long[]0 -> 5.0
// expect: setBoolean long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte long[]0 -> 65
// expect: setChar long[]0 -> 100
// expect: setShort long[]0 -> 67
// expect: setInt long[]0 -> 68
// expect: setLong long[]0 -> 69
// expect: setFloat long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setDouble long[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set long[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set long[]0 Byte -> 75
// expect: set long[]0 Character -> 101
// expect: set long[]0 Short -> 76
// expect: set long[]0 Integer -> 77
// expect: set long[]0 Long -> 78
// expect: set long[]0 Float -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set long[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set long[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set long[]0 null -> java.lang.IllegalArgumentException: null
// expect: get long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble long[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]1 null -> java.lang.IllegalArgumentException: null
// expect: get long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble long[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set long[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get float[]0 -> 6.0
// expect: getBoolean float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getLong float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getFloat float[]0 -> 6.0
// expect: getDouble float[]0 -> 6.0
// expect: setBoolean float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte float[]0 -> 65.0
// expect: setChar float[]0 -> 100.0
// expect: setShort float[]0 -> 67.0
// expect: setInt float[]0 -> 68.0
// expect: setLong float[]0 -> 69.0
// expect: setFloat float[]0 -> 70.0
// expect: setDouble float[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set float[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set float[]0 Byte -> 75.0
// expect: set float[]0 Character -> 101.0
// expect: set float[]0 Short -> 76.0
// expect: set float[]0 Integer -> 77.0
// expect: set float[]0 Long -> 78.0
// expect: set float[]0 Float -> 79.0
// expect: set float[]0 Double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set float[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set float[]0 null -> java.lang.IllegalArgumentException: null
// expect: get float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble float[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]1 null -> java.lang.IllegalArgumentException: null
// expect: get float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble float[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set float[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get double[]0 -> 7.0
// expect: getBoolean double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getByte double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getChar double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getShort double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getInt double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getLong double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getFloat double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: getDouble double[]0 -> 7.0
// expect: setBoolean double[]0 -> java.lang.IllegalArgumentException: argument type mismatch
// expect: setByte double[]0 -> 65.0
// expect: setChar double[]0 -> 100.0
// expect: setShort double[]0 -> 67.0
// expect: setInt double[]0 -> 68.0
// expect: setLong double[]0 -> 69.0
// expect: setFloat double[]0 -> 70.0
// expect: setDouble double[]0 -> 71.0
// expect: set double[]0 Boolean -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set double[]0 Byte -> 75.0
// expect: set double[]0 Character -> 101.0
// expect: set double[]0 Short -> 76.0
// expect: set double[]0 Integer -> 77.0
// expect: set double[]0 Long -> 78.0
// expect: set double[]0 Float -> 79.0
// expect: set double[]0 Double -> 80.0
// expect: set double[]0 String -> java.lang.IllegalArgumentException: argument type mismatch
// expect: set double[]0 null -> java.lang.IllegalArgumentException: null
// expect: get double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble double[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]1 null -> java.lang.IllegalArgumentException: null
// expect: get double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getByte double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getChar double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getShort double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getInt double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getLong double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getFloat double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getDouble double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setBoolean double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setByte double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setChar double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setShort double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setInt double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setLong double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setFloat double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: setDouble double[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set double[]-1 null -> java.lang.IllegalArgumentException: null
// expect: get Object[]0 -> 8
// expect: getBoolean Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Object[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Object[]0 Boolean -> true
// expect: set Object[]0 Byte -> 75
// expect: set Object[]0 Character -> e
// expect: set Object[]0 Short -> 76
// expect: set Object[]0 Integer -> 77
// expect: set Object[]0 Long -> 78
// expect: set Object[]0 Float -> 79.0
// expect: set Object[]0 Double -> 80.0
// expect: set Object[]0 String -> s
// expect: set Object[]0 null -> null
// expect: get Object[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Object[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Object[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]1 null -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: get Object[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Object[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Object[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Object[]-1 null -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: get Integer[]0 -> 9
// expect: getBoolean Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Integer[]0 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Integer[]0 Boolean -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Byte -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Character -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Short -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Integer -> 77
// expect: set Integer[]0 Long -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Float -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 Double -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 String -> java.lang.IllegalArgumentException: array element type mismatch
// expect: set Integer[]0 null -> null
// expect: get Integer[]1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Integer[]1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Integer[]1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]1 null -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: get Integer[]-1 -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: getBoolean Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getByte Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getChar Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getShort Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getInt Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getLong Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getFloat Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: getDouble Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setBoolean Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setByte Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setChar Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setShort Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setInt Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setLong Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setFloat Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: setDouble Integer[]-1 -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: set Integer[]-1 Boolean -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Byte -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Character -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Short -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Integer -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Long -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Float -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 Double -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 String -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: set Integer[]-1 null -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: get String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getBoolean String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getByte String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getChar String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getShort String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getInt String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getLong String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getFloat String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getDouble String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setBoolean String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setByte String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setChar String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setShort String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setInt String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setLong String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setFloat String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setDouble String0 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Boolean -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Byte -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Character -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Short -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Integer -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Long -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Float -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 Double -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 String -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String0 null -> java.lang.IllegalArgumentException: Argument is not an array
// expect: get String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getBoolean String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getByte String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getChar String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getShort String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getInt String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getLong String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getFloat String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getDouble String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setBoolean String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setByte String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setChar String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setShort String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setInt String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setLong String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setFloat String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setDouble String1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Boolean -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Byte -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Character -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Short -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Integer -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Long -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Float -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 Double -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 String -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String1 null -> java.lang.IllegalArgumentException: Argument is not an array
// expect: get String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getBoolean String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getByte String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getChar String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getShort String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getInt String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getLong String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getFloat String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: getDouble String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setBoolean String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setByte String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setChar String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setShort String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setInt String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setLong String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setFloat String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: setDouble String-1 -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Boolean -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Byte -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Character -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Short -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Integer -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Long -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Float -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 Double -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 String -> java.lang.IllegalArgumentException: Argument is not an array
// expect: set String-1 null -> java.lang.IllegalArgumentException: Argument is not an array
// expect: get null0 -> java.lang.NullPointerException: null
// expect: getBoolean null0 -> java.lang.NullPointerException: null
// expect: getByte null0 -> java.lang.NullPointerException: null
// expect: getChar null0 -> java.lang.NullPointerException: null
// expect: getShort null0 -> java.lang.NullPointerException: null
// expect: getInt null0 -> java.lang.NullPointerException: null
// expect: getLong null0 -> java.lang.NullPointerException: null
// expect: getFloat null0 -> java.lang.NullPointerException: null
// expect: getDouble null0 -> java.lang.NullPointerException: null
// expect: setBoolean null0 -> java.lang.NullPointerException: null
// expect: setByte null0 -> java.lang.NullPointerException: null
// expect: setChar null0 -> java.lang.NullPointerException: null
// expect: setShort null0 -> java.lang.NullPointerException: null
// expect: setInt null0 -> java.lang.NullPointerException: null
// expect: setLong null0 -> java.lang.NullPointerException: null
// expect: setFloat null0 -> java.lang.NullPointerException: null
// expect: setDouble null0 -> java.lang.NullPointerException: null
// expect: set null0 Boolean -> java.lang.NullPointerException: null
// expect: set null0 Byte -> java.lang.NullPointerException: null
// expect: set null0 Character -> java.lang.NullPointerException: null
// expect: set null0 Short -> java.lang.NullPointerException: null
// expect: set null0 Integer -> java.lang.NullPointerException: null
// expect: set null0 Long -> java.lang.NullPointerException: null
// expect: set null0 Float -> java.lang.NullPointerException: null
// expect: set null0 Double -> java.lang.NullPointerException: null
// expect: set null0 String -> java.lang.NullPointerException: null
// expect: set null0 null -> java.lang.NullPointerException: null
// expect: get null1 -> java.lang.NullPointerException: null
// expect: getBoolean null1 -> java.lang.NullPointerException: null
// expect: getByte null1 -> java.lang.NullPointerException: null
// expect: getChar null1 -> java.lang.NullPointerException: null
// expect: getShort null1 -> java.lang.NullPointerException: null
// expect: getInt null1 -> java.lang.NullPointerException: null
// expect: getLong null1 -> java.lang.NullPointerException: null
// expect: getFloat null1 -> java.lang.NullPointerException: null
// expect: getDouble null1 -> java.lang.NullPointerException: null
// expect: setBoolean null1 -> java.lang.NullPointerException: null
// expect: setByte null1 -> java.lang.NullPointerException: null
// expect: setChar null1 -> java.lang.NullPointerException: null
// expect: setShort null1 -> java.lang.NullPointerException: null
// expect: setInt null1 -> java.lang.NullPointerException: null
// expect: setLong null1 -> java.lang.NullPointerException: null
// expect: setFloat null1 -> java.lang.NullPointerException: null
// expect: setDouble null1 -> java.lang.NullPointerException: null
// expect: set null1 Boolean -> java.lang.NullPointerException: null
// expect: set null1 Byte -> java.lang.NullPointerException: null
// expect: set null1 Character -> java.lang.NullPointerException: null
// expect: set null1 Short -> java.lang.NullPointerException: null
// expect: set null1 Integer -> java.lang.NullPointerException: null
// expect: set null1 Long -> java.lang.NullPointerException: null
// expect: set null1 Float -> java.lang.NullPointerException: null
// expect: set null1 Double -> java.lang.NullPointerException: null
// expect: set null1 String -> java.lang.NullPointerException: null
// expect: set null1 null -> java.lang.NullPointerException: null
// expect: get null-1 -> java.lang.NullPointerException: null
// expect: getBoolean null-1 -> java.lang.NullPointerException: null
// expect: getByte null-1 -> java.lang.NullPointerException: null
// expect: getChar null-1 -> java.lang.NullPointerException: null
// expect: getShort null-1 -> java.lang.NullPointerException: null
// expect: getInt null-1 -> java.lang.NullPointerException: null
// expect: getLong null-1 -> java.lang.NullPointerException: null
// expect: getFloat null-1 -> java.lang.NullPointerException: null
// expect: getDouble null-1 -> java.lang.NullPointerException: null
// expect: setBoolean null-1 -> java.lang.NullPointerException: null
// expect: setByte null-1 -> java.lang.NullPointerException: null
// expect: setChar null-1 -> java.lang.NullPointerException: null
// expect: setShort null-1 -> java.lang.NullPointerException: null
// expect: setInt null-1 -> java.lang.NullPointerException: null
// expect: setLong null-1 -> java.lang.NullPointerException: null
// expect: setFloat null-1 -> java.lang.NullPointerException: null
// expect: setDouble null-1 -> java.lang.NullPointerException: null
// expect: set null-1 Boolean -> java.lang.NullPointerException: null
// expect: set null-1 Byte -> java.lang.NullPointerException: null
// expect: set null-1 Character -> java.lang.NullPointerException: null
// expect: set null-1 Short -> java.lang.NullPointerException: null
// expect: set null-1 Integer -> java.lang.NullPointerException: null
// expect: set null-1 Long -> java.lang.NullPointerException: null
// expect: set null-1 Float -> java.lang.NullPointerException: null
// expect: set null-1 Double -> java.lang.NullPointerException: null
// expect: set null-1 String -> java.lang.NullPointerException: null
// expect: set null-1 null -> java.lang.NullPointerException: null
