// Accesses and calls that fail: which of several mistakes is told, and how.
import java.lang.reflect.*;
public class FaultyAccesses {
  public static class Pub { public int f; public void m(int x) {} private int pf; private void pm() {} static final byte SB = 1; final byte b = 1; static final String SS = "a".trim(); 
   public Pub(int x) {} }
  static class Far { private int pf; private void pm() {} public void pub() {} }
  static void t(String n, java.util.concurrent.Callable<?> c) { try { System.out.println(n + c.call()); } catch (Exception e) { System.out.println(n + e + " " + e.getCause()); } }
  public static void main(String[] a) throws Exception {
    Method m = Pub.class.getMethod("m", int.class), pm = Pub.class.getDeclaredMethod("pm");
    t("m null ", () -> m.invoke(null, 1)); t("m null args ", () -> m.invoke(null)); t("m other ", () -> m.invoke("x"));
    t("pm ", () -> pm.invoke(null)); 
    m.setAccessible(true); t("acc ", () -> m.invoke(null, 1)); t("acc ", () -> m.invoke("x", "y"));
    Field f = Pub.class.getField("f");
    t("f ", () -> f.get(null)); t("f ", () -> f.get("x")); t("fi ", () -> f.getInt(null)); t("fi ", () -> f.getInt("x")); t("fb", () -> f.getBoolean("x"));
    t("fs ", () -> { f.set(null, "x"); return 1; }); t("fs ", () -> { f.set("x", "x"); return 1; });
    f.setAccessible(true);
    t("f ", () -> f.get(null)); t("f ", () -> f.get("x")); t("fi ", () -> f.getInt(null)); t("fi ", () -> f.getInt("x")); t("fb", () -> f.getBoolean("x"));
    t("fs ", () -> { f.set(null, "x"); return 1; }); t("fs ", () -> { f.set("x", "x"); return 1; });
    Field sb = Pub.class.getDeclaredField("SB"), b = Pub.class.getDeclaredField("b"), ss = Pub.class.getDeclaredField("SS");
    Pub p = new Pub(1);
    for (int k = 0; k < 2; k++) {
      for (Field g : new Field[] {sb, b, ss, f}) {
        t("int ", () -> { g.setInt(p, 3); return 1; }); t("byte ", () -> { g.setByte(p, (byte) 3); return 1; }); t("bool ", () -> { g.setBoolean(p, true); return 1; });
        t("char ", () -> { g.setChar(p, 'c'); return 1; }); t("double ", () -> { g.setDouble(p, 1); return 1; }); t("null ", () -> { g.set(p, null); return 1; }); t("str ", () -> { g.set(p, "s"); return 1; });
        t("wrong ", () -> { g.set("p", "s"); return 1; }); t("wrong ", () -> { g.setInt("p", 1); return 1; }); t("wrong ", () -> { g.setBoolean("p", true); return 1; }); t("null ", () -> { g.setBoolean(null, true); return 1; });
        t("get ", () -> g.getBoolean("p")); t("get ", () -> g.getBoolean(null)); t("get ", () -> g.getInt("p")); 
      }
      sb.setAccessible(true); b.setAccessible(true); ss.setAccessible(true);
    }
  }
}
// expect: m null java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: m null args java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: m other java.lang.IllegalArgumentException: object is not an instance of declaring class null
// expect: pm java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: acc java.lang.NullPointerException null
// expect: acc java.lang.IllegalArgumentException: object is not an instance of declaring class null
// expect: f java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: f java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: fi java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: fi java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: fbjava.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: fs java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: fs java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: f java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "o" is null null
// expect: f java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: fi java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "o" is null null
// expect: fi java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: fbjava.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: fs java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "o" is null null
// expect: fs java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: int java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (int)3 null
// expect: byte java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to (byte)3 null
// expect: bool java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (double)1.0 null
// expect: null java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to null value null
// expect: str java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to java.lang.String null
// expect: wrong java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.SB" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.SB" with illegal data type conversion to boolean null
// expect: get 1
// expect: int java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (int)3 null
// expect: byte java.lang.IllegalAccessException: Can not set final byte field FaultyAccesses$Pub.b to (byte)3 null
// expect: bool java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (double)1.0 null
// expect: null java.lang.IllegalAccessException: Can not set final byte field FaultyAccesses$Pub.b to null value null
// expect: str java.lang.IllegalAccessException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (boolean)true null
// expect: null java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.b" with illegal data type conversion to boolean null
// expect: get java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null null
// expect: get java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: int java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (int)3 null
// expect: byte java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (byte)3 null
// expect: bool java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (double)1.0 null
// expect: null java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to null value null
// expect: str java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to java.lang.String null
// expect: wrong java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to int null
// expect: int 1
// expect: byte 1
// expect: bool java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: char 1
// expect: double java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (double)1.0 null
// expect: null java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to null value null
// expect: str java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: int java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (int)3 null
// expect: byte java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to (byte)3 null
// expect: bool java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (double)1.0 null
// expect: null java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to null value null
// expect: str java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to java.lang.String null
// expect: wrong java.lang.IllegalAccessException: Can not set static final byte field FaultyAccesses$Pub.SB to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set static final byte field FaultyAccesses$Pub.SB to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.SB" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.SB" with illegal data type conversion to boolean null
// expect: get 1
// expect: int java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (int)3 null
// expect: byte 1
// expect: bool java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (double)1.0 null
// expect: null java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to null value null
// expect: str java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.b" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get byte field "FaultyAccesses$Pub.b" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Can not set final byte field FaultyAccesses$Pub.b to java.lang.String null
// expect: int java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (int)3 null
// expect: byte java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (byte)3 null
// expect: bool java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: char java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (char)c null
// expect: double java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (double)1.0 null
// expect: null java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to null value null
// expect: str java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to java.lang.String null
// expect: wrong java.lang.IllegalAccessException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (int)1 null
// expect: wrong java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set static final java.lang.String field FaultyAccesses$Pub.SS to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get java.lang.String field "FaultyAccesses$Pub.SS" with illegal data type conversion to int null
// expect: int 1
// expect: byte 1
// expect: bool java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: char 1
// expect: double java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (double)1.0 null
// expect: null java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to null value null
// expect: str java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
// expect: wrong java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: null java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to (boolean)true null
// expect: get java.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Attempt to get int field "FaultyAccesses$Pub.f" with illegal data type conversion to boolean null
// expect: get java.lang.IllegalArgumentException: Can not set int field FaultyAccesses$Pub.f to java.lang.String null
