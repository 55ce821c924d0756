// Ten levels; each overrides every other method.
public class DeepHierarchy {
  static class L0 { String a() { return "a0"; } String b() { return "b0"; } }
  static class L1 extends L0 { String a() { return super.a() + 1; } }
  static class L2 extends L1 { String b() { return super.b() + 2; } }
  static class L3 extends L2 { String a() { return super.a() + 3; } }
  static class L4 extends L3 { String b() { return super.b() + 4; } }
  static class L5 extends L4 { String a() { return super.a() + 5; } String c() { return a() + b(); } }
  static class L6 extends L5 { String b() { return super.b() + 6; } }
  static class L7 extends L6 { String c() { return "<" + super.c() + ">"; } }
  static class L8 extends L7 { String a() { return "8" + super.a(); } }
  static class L9 extends L8 {}

  public static void main(String[] args) {
    L0[] all = {new L0(), new L1(), new L2(), new L3(), new L4(), new L5(), new L6(), new L7(), new L8(), new L9()};
    for (L0 l : all) System.out.println(l.getClass().getSimpleName() + " " + l.a() + " " + l.b() + (l instanceof L5 c ? " " + c.c() : ""));
  }
}
// expect: L0 a0 b0
// expect: L1 a01 b0
// expect: L2 a01 b02
// expect: L3 a013 b02
// expect: L4 a013 b024
// expect: L5 a0135 b024 a0135b024
// expect: L6 a0135 b0246 a0135b0246
// expect: L7 a0135 b0246 <a0135b0246>
// expect: L8 8a0135 b0246 <8a0135b0246>
// expect: L9 8a0135 b0246 <8a0135b0246>
